import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** @param colour `#rrggbb` @returns relative luminance by WCAG 2.2, 0 to 1 */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns WCAG contrast ratio, 1 to 21 */
function contrast(first: number, second: number): number {
  const [dark, light] = [Math.min(first, second), Math.max(first, second)];
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** Luminance of a token in one theme, read from the style sheet. */
function token(name: string, theme: 'light' | 'dark'): number {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const colours = value.match(/#[\da-f]{6}/g) ?? [];
  const found = theme === 'dark' ? colours.at(-1) : colours[0];
  if (found === undefined) throw new Error(`tokens.css has no colour --${name}`);
  return luminance(found);
}

const rules = [
  ['ink', ['fog', 'surface', 'sunken', 'sea-soft'], 7],
  ['ink-soft', ['fog', 'surface', 'sunken'], 4.5],
  ['sea', ['fog', 'surface', 'sunken', 'sea-soft'], 4.5],
  ['ok', ['fog', 'surface'], 4.5],
  ['warn', ['fog', 'surface'], 4.5],
  ['danger', ['fog', 'surface'], 4.5],
  ['signal-ink', ['signal', 'signal-deep'], 7],
  ['line-strong', ['fog', 'surface'], 3],
] as const;

const pairs = rules.flatMap(([text, grounds, least]) =>
  grounds.flatMap((ground) => (['light', 'dark'] as const).map((theme) => ({ text, ground, theme, least }))),
);

it.each(pairs)('$text on $ground has a contrast of $least:1 in $theme', ({ text, ground, theme, least }) => {
  expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(least);
});
