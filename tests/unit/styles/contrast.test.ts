import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, luminance } from '#tests/helpers/contrast.ts';

const css = readFileSync('src/styles/tokens.css', 'utf8');

/** Luminance of a token in one theme, read from the style sheet itself. */
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

describe('contrast of the tokens', () => {
  it.each(pairs)('$text on $ground reaches $least:1 in $theme', ({ text, ground, theme, least }) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(least);
  });

  it('measures black on white as 21:1', () => {
    expect(contrast(luminance('#000000'), luminance('#ffffff'))).toBeCloseTo(21, 1);
  });
});
