import { describe, expect, it } from 'vitest';
import { scrollSteps } from '#islands/chat/browser/scroll-to-top.ts';

describe('scrollSteps', () => {
  it('§9.12 leads to the top in 16 equal steps', () => {
    const steps = scrollSteps(1600);

    expect(steps).toHaveLength(16);
    expect(steps[0]).toBe(1500);
    expect(steps.at(-1)).toBe(0);
    expect(new Set(steps.map((step, index) => (steps[index - 1] ?? 1600) - step))).toEqual(new Set([100]));
  });
});
