import { describe, expect, it } from 'vitest';
import { fitStyles, wordsOf } from '#integrations/lib/page-styles.ts';

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;

/** The sheet that is left of a page. */
function sheetOf(css: string, body: string, script = ''): string {
  const html = fitStyles(page(css, body), new Set(wordsOf(script)));
  return /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
}

function bodyOf(css: string, body: string, script = ''): string {
  const html = fitStyles(page(css, body), new Set(wordsOf(script)));
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
  ])('leaves out a rule for %s that the page has not', (_what, css, body) => {
    expect(sheetOf(css, body)).toBe('');
  });

  it.each([
    ['for what is there', '.card{color:red}', '<p class="big card"></p>'],
    ['for the page itself', ':root{color:red}', '<p></p>'],
    ['for everything', '*,:before{color:red}', '<p></p>'],
    ['for states of the browser', '[open]>p:hover{color:red}', '<p></p>'],
    ['where brackets name several', ':is(.card,p):lang(zh){color:red}', '<p></p>'],
    ['with a string that looks like the end', '.card:before{content:"}"}', '<p class="card"></p>'],
    ['that is no style', '@font-face{font-family:A;src:url(a.woff2)}', '<p></p>'],
    ['that says something unusual', '.a\\:b{color:red}', '<p></p>'],
  ])('keeps a rule %s', (_what, css, body) => {
    expect(sheetOf(css, body)).toBe(css);
  });

  it('leaves out only those selectors of a list that match nothing', () => {
    expect(sheetOf('.card,p,:is(ul,ol) .card{color:red}', '<p></p>')).toBe('p{color:red}');
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
  ])('keeps the rule for %s', (_what, css, script) => {
    expect(sheetOf(css, '<p></p>', script)).toBe(css);
  });

  it('keeps the rank of a layer that has become empty', () => {
    expect(sheetOf('@layer a{.card{color:red}}@layer b{p{color:red}}', '<p></p>')).toBe(
      '@layer a;@layer b{p{color:red}}',
    );
  });

  it('leaves out properties that nothing reads, also those that only such properties read', () => {
    const css = ':root{--a:1;--b:var(--a);--c:2;--d:3}p{order:var(--c)}.gone{order:var(--b)}';

    expect(sheetOf(css, '<p></p>', "css('order:var(--d)')")).toBe(':root{--c:2;--d:3}p{order:var(--c)}');
  });

  it('leaves out animations that nothing names', () => {
    const css = '@keyframes a{to{opacity:0}}@keyframes b{to{opacity:1}}p{animation:1s b}';

    expect(sheetOf(css, '<p></p>')).toBe('@keyframes b{to{opacity:1}}p{animation:1s b}');
  });

  it('shortens the names of scopes in sheet and markup alike', () => {
    const css = '.a[data-astro-cid-1x] p[data-astro-cid-1x]{color:red}.b[data-astro-cid-2y]{color:red}';
    const body =
      '<div class="a" data-astro-cid-1x><p data-astro-cid-1x></p></div><svg class="b" data-astro-cid-2y="true"></svg>';

    expect(sheetOf(css, body)).toBe('.a[data-a] p[data-a]{color:red}.b[data-b]{color:red}');
    expect(bodyOf(css, body)).toBe('<div class="a" data-a><p data-a></p></div><svg class="b" data-b></svg>');
  });

  it('takes no name that the page has in use', () => {
    const css = 'p[data-astro-cid-1x]{color:red}';

    expect(bodyOf(css, '<p data-a data-astro-cid-1x></p>')).toBe('<p data-a data-b></p>');
    expect(bodyOf(css, '<p data-astro-cid-1x></p>', "find('[data-a]')")).toBe('<p data-b></p>');
  });

  it('leaves the mark of a scope to elements that one of its rules may match', () => {
    const css = '.a[data-astro-cid-1x]{color:red}.on[data-astro-cid-1x]{color:red}';
    const body = '<p class="a" data-astro-cid-1x></p><p data-astro-cid-1x></p>';

    expect(bodyOf(css, body)).toBe('<p class="a" data-a></p><p></p>');
    expect(bodyOf(css, body, "x.classList.add('on')")).toBe('<p class="a" data-a></p><p data-a></p>');
  });

  it('touches neither scripts nor what is written on the page', () => {
    const body = '<script>"<p data-astro-cid-1x>"</script><p data-astro-cid-1x>.card{}</p>';

    expect(bodyOf('p[data-astro-cid-1x]{color:red}', body)).toBe(
      '<script>"<p data-astro-cid-1x>"</script><p data-a>.card{}</p>',
    );
  });
});
