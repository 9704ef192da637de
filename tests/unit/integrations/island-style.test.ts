import { describe, expect, it } from 'vitest';
import { moveIslandStyle } from '#integrations/finish/island-style.ts';
import { htmlIn, parsePage } from '#src/domain/html.ts';

const style = '<style>astro-island,astro-slot{display:contents}</style>';

function moved(head: string, body: string): string {
  const page = parsePage(`<html><head>${head}</head><body>${body}</body></html>`);
  moveIslandStyle(page);
  return htmlIn(page);
}

describe('moveIslandStyle', () => {
  it('moves the style of islands to the end of the head', () => {
    expect(moved('<title>a</title>', `<p>b</p>${style}<astro-island></astro-island>`)).toBe(
      `<html><head><title>a</title>${style}</head><body><p>b</p><astro-island></astro-island></body></html>`,
    );
  });

  it('adds it to the style that the head has, so that the policy names one', () => {
    expect(moved('<style>p{}</style>', `${style}<astro-island></astro-island>`)).toBe(
      '<html><head><style>p{}astro-island,astro-slot{display:contents}</style></head><body><astro-island></astro-island></body></html>',
    );
  });

  it('leaves a page without islands as it is', () => {
    expect(moved('<style>p{}</style>', '<p>astro-island</p>')).toBe(
      '<html><head><style>p{}</style></head><body><p>astro-island</p></body></html>',
    );
  });
});
