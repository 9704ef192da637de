/**
 * The style of a page once more, for browsers that do not know all of what it is written in: cascade layers, nesting,
 * `light-dark()`, OKLCH, `color-mix()`, `:has()`, popovers, media ranges. Pure: text in, text out.
 */
import cascadeLayers from '@csstools/postcss-cascade-layers';
import { Features, transform } from 'lightningcss';
import postcss, { type Root } from 'postcss';
import { wholeFrom } from '#src/config/browsers.ts';
import { repeatTokens } from './legacy-style/color-schemes.ts';
import { addFallbacks } from './legacy-style/fallbacks.ts';
import { nameConditions } from './legacy-style/has-conditions.ts';
import { resolveMixes } from './legacy-style/color-mixes.ts';

/** Lightning CSS reads a version as one number. */
function encoded(version: string): number {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
}

const targets = {
  chrome: encoded(wholeFrom.chrome),
  edge: encoded(wholeFrom.chrome),
  firefox: encoded(wholeFrom.firefox),
  safari: encoded(wholeFrom.safari),
  ios_saf: encoded(wholeFrom.safari),
};

const compile = (css: string, options: { minify: boolean; exclude?: number }): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), targets, ...options }).code.toString();

/** The first of all layers: what a browser that knows popovers has by itself. The class is what stands in for their state. */
const popovers = `@layer browser {
  @supports not selector(:popover-open) {
    [popover] {
      position: fixed; z-index: 2147483647; inset: 0; inline-size: fit-content; block-size: fit-content; margin: auto;
      padding: .25em; border: solid; overflow: auto; background: canvas; color: canvastext;
    }
    [popover]:not(.\\:popover-open) { display: none; }
  }
}`;

/** Colours beyond sRGB, which Lightning CSS adds for those that have them: a refinement that would double the sheet. */
function dropWideColours(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (/\(color: ?(?:lab|color)\(/.test(rule.params)) rule.remove();
  });
  root.walkDecls((declaration) => {
    const before = declaration.prev();
    const isSecond = before?.type === 'decl' && before.prop === declaration.prop;
    if (isSecond && /\blab\(/.test(declaration.value)) declaration.remove();
  });
}

/** What gradients are drawn in, where colours are sRGB anyway: Chromium before 111 would drop all of it. */
function dropColourSpaces(root: Root): void {
  root.walkDecls((declaration) => {
    if (declaration.value.includes('gradient('))
      declaration.value = declaration.value.replaceAll(/(deg) in srgb(?=,)/g, '$1');
  });
}

/** @throws where something cannot be put into older words, and says what */
export function legacyStyle(css: string): string {
  const late = postcss.parse(css);
  addFallbacks(late);
  dropColourSpaces(late);
  late.prepend(postcss.parse(popovers).nodes);
  resolveMixes(late);
  repeatTokens(late);
  const plain = postcss.parse(compile(late.toString(), { minify: false }));
  dropWideColours(plain);
  nameConditions(plain);
  const { root } = postcss([cascadeLayers()]).process(plain, { from: undefined });
  // What stands in for light-dark() is there by now, and would come once more.
  return compile(root.toString(), { minify: true, exclude: Features.LightDark });
}
