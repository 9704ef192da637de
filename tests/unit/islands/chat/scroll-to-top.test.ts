import { describe, expect, it, vi } from 'vitest';
import { scrollToTop } from '#islands/chat/browser/scroll-to-top.ts';

/** A page scrolled down by 1,600 px. @returns the positions that it scrolls to */
function setUp(isCalm: boolean): number[] {
  const seen: number[] = [];
  vi.stubGlobal('scrollY', 1600);
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => void seen.push(top));
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (step: () => void) => step());
  return seen;
}

describe('scrollToTop', () => {
  it('§9.12 scrolls to the top in 16 equal steps', () => {
    const seen = setUp(false);
    scrollToTop();

    expect(seen).toEqual(Array.from({ length: 16 }, (_, index) => 1500 - index * 100));
  });

  it('jumps with reduced motion', () => {
    const seen = setUp(true);
    scrollToTop();

    expect(seen).toEqual([0]);
  });
});
