import { expect, it } from 'vitest';
import { countedUp, createCountUp } from '#islands/promotion/count-up.ts';

function setUp() {
  let nowMs = 0;
  const frames: (() => void)[] = [];
  const counter = createCountUp('100+', {
    monotonicMs: () => nowMs,
    nextFrame: (callback) => void frames.push(callback),
  });
  const pass = (ms: number) => {
    nowMs += ms;
    for (const run of frames.splice(0)) run();
  };
  return { counter, pass, frames };
}

it('createCountUp counts up within 0.9 seconds, and stops', () => {
  const { counter, pass, frames } = setUp();
  counter.run();
  pass(0);
  expect(counter.$text.get()).toBe('0+');
  pass(450);
  expect(counter.$text.get()).toBe('88+');
  pass(450);

  expect(counter.$text.get()).toBe('100+');
  expect(frames).toEqual([]);
});

it.each([
  ['1.9 million+', 0, '0.0 million+'],
  ['1.9 million+', 0.5, '1.7 million+'],
  ['1.9 million+', 1, '1.9 million+'],
  ['40 万+', -1, '0 万+'],
  ['40 万+', 2, '40 万+'],
  ['without a figure', 0, 'without a figure'],
])('countedUp makes of %s at %d %s', (text, share, expected) => {
  expect(countedUp(text, share)).toBe(expected);
});
