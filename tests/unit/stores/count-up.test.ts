import { describe, expect, it } from 'vitest';
import { createCountUp } from '#src/stores/count-up.ts';

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

describe('createCountUp', () => {
  it('stands complete until it runs', () => {
    expect(setUp().counter.$text.get()).toBe('100+');
  });

  it('runs up within nine tenths of a second, and rests', () => {
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

  it('counts up once', () => {
    const { counter, pass, frames } = setUp();
    counter.run();
    pass(900);
    counter.run();

    expect(frames).toEqual([]);
    expect(counter.$text.get()).toBe('100+');
  });
});
