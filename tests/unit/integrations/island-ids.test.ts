import { describe, expect, it } from 'vitest';
import { removeIslandIds } from '#integrations/finish/island-ids.ts';
import { htmlIn, parsePage } from '#src/domain/html.ts';

function without(body: string): string {
  const page = parsePage(`<html><head></head><body>${body}</body></html>`);
  removeIslandIds(page);
  return htmlIn(page);
}

describe('removeIslandIds', () => {
  it('takes the id from every island, nested ones too, and leaves what the island needs to wake', () => {
    expect(
      without(
        '<astro-island uid="a1" prefix="r0" client="intent"><p><astro-island uid="Zb2" ssr=""></astro-island></p></astro-island>',
      ),
    ).toBe(
      '<html><head></head><body><astro-island prefix="r0" client="intent"><p><astro-island ssr=""></astro-island></p></astro-island></body></html>',
    );
  });

  it('leaves the attribute of any other element alone', () => {
    expect(without('<p uid="a1">b</p>')).toContain('<p uid="a1">b</p>');
  });
});
