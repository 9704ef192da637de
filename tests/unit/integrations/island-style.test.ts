import { describe, expect, it } from 'vitest';
import { moveIslandStyle } from '#integrations/island-style.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';

describe('moveIslandStyle', () => {
  it('moves the style of islands to the end of the head', () => {
    expect(moveIslandStyle(`<head><title>a</title></head><body><p>b</p>${style}<astro-island>`)).toBe(
      `<head><title>a</title>${style}</head><body><p>b</p><astro-island>`,
    );
  });

  it('leaves a page without islands as it is', () => {
    const html = '<head><style>p{}</style></head><body></body>';

    expect(moveIslandStyle(html)).toBe(html);
  });
});
