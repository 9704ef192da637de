import { describe, expect, it } from 'vitest';
import { legacyStyle } from '#integrations/lib/legacy-style.ts';

/** The sheet without what every one begins with, and without the weights that stand in for layers. */
const plain = (css: string): string =>
  legacyStyle(css)
    .replace(/@supports not selector\(:popover-open\)\{.*?\}\}/, '')
    .replaceAll(':not(#\\#)', '');

/** How many weights a rule for a class has been given. */
function weightOf(css: string, name: string): number {
  const [selector = ''] = new RegExp(`\\.${name}[^{,]*`).exec(legacyStyle(css)) ?? [];
  return selector.split(':not(#\\#)').length - 1;
}

describe('legacyStyle', () => {
  it.each([
    ['nesting', '.a{&:hover{color:red}}', '.a:hover{color:red}'],
    ['a lower bound', '@media (width>=480px){.a{color:red}}', '@media (min-width:480px){.a{color:red}}'],
    [
      'an upper bound, which is not reached',
      '@media (width<480px){.a{color:red}}',
      '@media (max-width:479.98px){.a{color:red}}',
    ],
    ['OKLCH', '.a{color:oklch(0.44 0.085 205)}', '.a{color:#005f67}'],
    ['a mix of colours', '.a{color:color-mix(in srgb,red,blue)}', '.a{color:purple}'],
    [
      'a gradient in sRGB',
      '.a{background:repeating-linear-gradient(90deg in srgb,red 0 2px,var(--b) 2px 9px)}',
      '.a{background:repeating-linear-gradient(90deg,red 0 2px,var(--b) 2px 9px)}',
    ],
    ['a height of lines', '.a{min-height:2lh}', '.a{min-height:3em;min-height:2lh}'],
    ['a height of the window', '.a{height:100dvh}', '.a{height:100vh;height:100dvh}'],
    [
      'a cut without a scroller',
      '.a{overflow:clip}',
      '.a{overflow:hidden}@supports (overflow:clip){.a{overflow:clip}}',
    ],
    ['text that is not read out', '.a:after{content:"→"/""}', '.a:after{content:"→";content:"→"/""}'],
    [
      'an open popover, by the class that stands in for its state',
      '.a:popover-open{color:red}',
      '.a:popover-open{color:red}.a.\\:popover-open{color:red}',
    ],
  ])('says %s in older words', (_what, css, expected) => {
    expect(plain(css)).toBe(expected);
  });

  it('lets the later layer win over the earlier, and what is in none over all', () => {
    const css = '@layer low,high;@layer high{.h{color:red}}.none{color:red}@layer low{.l{color:red}}';

    expect(weightOf(css, 'l')).toBeLessThan(weightOf(css, 'h'));
    expect(weightOf(css, 'h')).toBeLessThan(weightOf(css, 'none'));
  });

  it('leaves popovers to browsers that know them', () => {
    expect(legacyStyle('.a{color:red}')).toMatch(/^@supports not selector\(:popover-open\)\{\[popover\]/);
  });

  it('answers the questions whether there are popovers and light-dark()', () => {
    const css =
      '@supports not selector(:popover-open){.a{color:red}}@supports (color:light-dark(red,red)){.b{color:red}}';

    expect(plain(css)).toBe('.b{color:red}');
  });

  describe('light and dark', () => {
    const tokens = ':root{color-scheme:light dark;--fog:light-dark(#fff,#000);--sea:light-dark(red,blue)}';

    it('follow the system, and the choice of the visitor before it', () => {
      const css = plain(`${tokens}:root[data-theme=dark]{color-scheme:dark}`);

      expect(css).toContain('--fog:var(--lightningcss-light,#fff) var(--lightningcss-dark,#000)');
      expect(css).toContain('@media (prefers-color-scheme:dark){:root{--lightningcss-light: ;');
      expect(css).toMatch(/:root\[data-theme=dark\]\{--lightningcss-light: ;--lightningcss-dark:initial/);
    });

    it('set the tokens again on a part of its own, and what it inherits from further out', () => {
      const css = plain(`${tokens}.promo{--hue:var(--sea)}.part{color-scheme:dark;color:var(--hue)}`);

      expect(/\.part\{[^}]*\}/.exec(css)?.[0]).toContain('--fog:var(--lightningcss-light');
      expect(css).toContain('.promo .part{--hue:var(--sea)}');
    });

    it('mix tokens at build', () => {
      expect(plain(`${tokens}.a{color:color-mix(in srgb,var(--sea) 50%,var(--fog))}`)).toContain(
        '.a{color:var(--lightningcss-light,#ff8080) var(--lightningcss-dark,navy)}',
      );
    });

    it('mix what rules set, beside each place where it is set', () => {
      const css = plain(
        `${tokens}.a{--hue:var(--sea)}.b{--hue:lime}.c{color:color-mix(in srgb,var(--hue) 50%,var(--fog))}`,
      );

      expect(css).toContain('.c{color:var(--mix-1)}');
      expect(/\.a\{[^}]*\}/.exec(css)?.[0]).toContain(
        '--mix-1:var(--lightningcss-light,#ff8080) var(--lightningcss-dark,navy)',
      );
      expect(/\.b\{[^}]*\}/.exec(css)?.[0]).toContain('--mix-1:var(--lightningcss-light,#80ff80)');
    });

    it('mix a fallback where nothing is set', () => {
      const css = plain(`${tokens}.c{color:color-mix(in srgb,var(--hue,var(--sea)) 50%,var(--fog))}`);

      expect(css).toContain('.c{color:var(--lightningcss-light,#ff8080) var(--lightningcss-dark,navy)}');
    });

    it('mix with black as a browser of today does', () => {
      const css = plain(':root{--sea:oklch(0.7 0.12 163)}.a{color:color-mix(in oklch,var(--sea),#000 14%)}');

      // Chromium 156: 59 148 111.
      expect(css).toContain('.a{color:#3b946f}');
    });

    it('stop the build at a mix that cannot be worked out', () => {
      expect(() => plain('.a{color:color-mix(in srgb,var(--hue) 50%,red)}')).toThrow('--hue');
      expect(() =>
        plain('.a{--x:red}.b{--y:blue}.c{color:color-mix(in srgb,var(--x) 50%,var(--y))}'),
      ).toThrow('more than one');
    });
  });

  describe(':has()', () => {
    const conditionsIn = (css: string): unknown => {
      const [, list = ''] = /--legacy-has:"([^"]*)"/.exec(plain(css)) ?? [];
      return JSON.parse(decodeURIComponent(list));
    };

    it('becomes an attribute, with the list of what sets it', () => {
      const css = ".form:has([value='a']:checked) .part:has(b):hover{color:red}";

      expect(plain(css)).toContain(
        '.form:where([data-has-1]):not(.\\#):not(.\\#) .part:where([data-has-2]):not(h):hover{color:red}',
      );
      expect(conditionsIn(css)).toEqual([
        ['.form', '[value="a"]:checked'],
        // The first condition is one of those by now.
        ['.form:where([data-has-1]):not(.\\#):not(.\\#) .part', 'b'],
      ]);
    });

    it('is the same attribute for the same condition', () => {
      expect(conditionsIn('.a:has(b) c{color:red}.a:has(b){color:red}')).toEqual([['.a', 'b']]);
    });
  });
});
