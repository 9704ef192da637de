import { describe, expect, it } from 'vitest';
import { fitStyles, wordsOf } from '#integrations/page-styles.ts';

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;

/** The sheet that is left of a page. */
async function sheetOf(css: string, body: string, script = ''): Promise<string> {
  const html = await fitStyles(page(css, body), new Set(wordsOf(script)));
  return /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
}

async function bodyOf(css: string, body: string, script = ''): Promise<string> {
  const html = await fitStyles(page(css, body), new Set(wordsOf(script)));
  return /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
}

describe('fitStyles', () => {
  it.each([
    ['a class', '.card{color:red}', '<p class="text"></p>'],
    ['an element', 'dialog{color:red}', '<p></p>'],
    ['an id', '#menu{color:red}', '<p id="main"></p>'],
    ['a data attribute', '[data-open]{color:red}', '<p></p>'],
    ['an ancestor', '.card .text{color:red}', '<p class="text"></p>'],
    ['one of two classes of an element', '.text.big{color:red}', '<p class="text"></p>'],
    ['what stands in a media query', '@media (width>=900px){.card{color:red}}', '<p></p>'],
  ])('leaves out a rule for %s that the page has not', async (_what, css, body) => {
    expect(await sheetOf(css, body)).toBe('');
  });

  it.each([
    ['for what is there', '.card{color:red}', '<p class="big card"></p>'],
    ['for the page itself', ':root{color:red}', '<p></p>'],
    ['for everything', '*,:before{color:red}', '<p></p>'],
    ['for a language', ':lang(zh){line-height:1.7}', '<p></p>'],
    ['for a state of whatever it may be', ':focus-visible{outline:3px solid}', '<p></p>'],
    ['for states of the browser', '[open]>p:hover{color:red}', '<p></p>'],
    ['where brackets name several', ':is(h2,p):lang(zh){color:red}', '<h2></h2><p></p>'],
    ['where brackets stand before a state', ':is(a,p):hover{color:red}', '<a></a><p></p>'],
    ['with a string that looks like the end', '.card:before{content:"}"}', '<p class="card"></p>'],
    ['that is no style', '@font-face{font-family:A;src:url(a.woff2)}', '<p></p>'],
  ])('keeps a rule %s', async (_what, css, body) => {
    expect(await sheetOf(css, body)).toBe(css);
  });

  it('leaves out only those selectors of a list that match nothing', async () => {
    expect(await sheetOf('.card,p,:is(ul,ol) .card{color:red}', '<p></p>')).toBe('p{color:red}');
  });

  it.each([
    ['a class that a script gives', '.notice{color:red}', "element('div', 'notice')"],
    [
      'a class that a script puts together',
      '.notice--warn{color:red}',
      'x.className = `notice notice--${tone}`',
    ],
    ['an element that a script makes', 'dialog{color:red}', "document.createElement('dialog')"],
    ['an attribute that a script sets', '[data-open-qr]{color:red}', 'x.dataset.openQr = 1'],
    ['an attribute that a script names', '[data-open-qr]{color:red}', "x.setAttribute('data-open-qr', '')"],
  ])('keeps the rule for %s', async (_what, css, script) => {
    expect(await sheetOf(css, '<p></p>', script)).toBe(css);
  });

  it('keeps the order of layers, named at the start, when one of them becomes empty', async () => {
    expect(await sheetOf('@layer a,b;@layer a{.card{color:red}}@layer b{p{color:red}}', '<p></p>')).toBe(
      '@layer a,b;@layer b{p{color:red}}',
    );
  });

  it('leaves out properties that nothing reads, also those that only such properties read', async () => {
    const css = ':root{--a:1;--b:var(--a);--c:2;--d:3}p{order:var(--c)}.gone{order:var(--b)}';

    expect(await sheetOf(css, '<p></p>', "css('order:var(--d)')")).toBe(
      ':root{--c:2;--d:3}p{order:var(--c)}',
    );
  });

  it('leaves out animations that nothing names', async () => {
    const css = '@keyframes a{to{opacity:0}}@keyframes b{to{opacity:1}}p{animation:1s b}';

    expect(await sheetOf(css, '<p></p>')).toBe('@keyframes b{to{opacity:1}}p{animation:1s b}');
  });

  it('shortens the names of scopes in sheet and markup alike', async () => {
    const css = '.a[data-astro-cid-1x] p[data-astro-cid-1x]{color:red}.b[data-astro-cid-2y]{color:red}';
    const body =
      '<div class="a" data-astro-cid-1x><p data-astro-cid-1x></p></div><svg class="b" data-astro-cid-2y="true"></svg>';

    expect(await sheetOf(css, body)).toBe('.a[data-a] p[data-a]{color:red}.b[data-b]{color:red}');
    expect(await bodyOf(css, body)).toBe(
      '<div class="a" data-a><p data-a></p></div><svg class="b" data-b></svg>',
    );
  });

  it('takes no name that the page has in use', async () => {
    const css = 'p[data-astro-cid-1x]{color:red}';

    expect(await bodyOf(css, '<p data-a data-astro-cid-1x></p>')).toBe('<p data-a data-b></p>');
    expect(await bodyOf(css, '<p data-astro-cid-1x></p>', "find('[data-a]')")).toBe('<p data-b></p>');
  });
});
