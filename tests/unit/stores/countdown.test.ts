import { describe, expect, it } from 'vitest';
import { createCountdown } from '#src/stores/countdown.ts';
import { createPageClock } from '#tests/helpers/page-clock.ts';
import { memorySession, refusedStorage } from '#tests/helpers/fake-storage.ts';

function setUp(clock = createPageClock(), session = memorySession()) {
  const countdown = createCountdown({ clock, session, key: 'deadline' });
  const shown = () => {
    const { isRunning, seconds } = countdown.$countdown.get();
    return isRunning ? seconds : 'rests';
  };
  return { clock, session, countdown, shown };
}

describe('createCountdown', () => {
  it('runs from 60 down to 1 and rests with 60 again', () => {
    const { clock, countdown } = setUp();
    const figures: number[] = [];
    countdown.$countdown.listen(({ isRunning, seconds }) => {
      if (isRunning) figures.push(seconds);
    });

    countdown.start();
    clock.advance(60_000);

    expect(figures).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(countdown.$countdown.get()).toEqual({ isRunning: false, seconds: 60 });
    expect(clock.pending()).toBe(0);
  });

  it('is right after the tab was hidden (A19)', () => {
    const { clock, countdown, shown } = setUp();
    countdown.mount();
    countdown.start();

    clock.sleep(42_000);
    expect(shown()).toBe(18);
    clock.sleep(600_000);
    expect(shown()).toBe('rests');
  });

  it.each([-3_600_000, 3_600_000])('does not notice a wall clock set by %i ms (A19)', (jump) => {
    const { clock, countdown, shown } = setUp();
    countdown.start();
    clock.advance(10_000);

    clock.setWall(clock.wallMs() + jump);
    clock.advance(10_000);

    expect(shown()).toBe(40);
  });

  it('continues after a reload', () => {
    const before = setUp();
    before.countdown.start();
    before.clock.advance(20_000);
    const after = setUp(before.clock, before.session);
    expect(after.shown()).toBe('rests');

    after.countdown.mount();

    expect(after.shown()).toBe(40);
    after.clock.advance(40_000);
    expect(after.shown()).toBe('rests');
  });

  it('rests after a reload when the wait is over, or was never started', () => {
    const before = setUp();
    before.countdown.start();
    before.clock.sleep(60_000);
    const after = setUp(before.clock, before.session);
    after.countdown.mount();

    expect(after.shown()).toBe('rests');
  });

  it('never waits longer than 60 s, whatever was stored', () => {
    const { clock, session, countdown, shown } = setUp();
    session.set('deadline', String(clock.wallMs() + 86_400_000));
    countdown.mount();

    expect(shown()).toBe(60);
  });

  it('counts without storage', () => {
    const { clock, countdown, shown } = setUp(createPageClock(), refusedStorage());
    countdown.start();
    clock.advance(5_000);

    expect(shown()).toBe(55);
  });

  it('leaves no timer behind when the form goes', () => {
    const { clock, countdown } = setUp();
    const unmount = countdown.mount();
    countdown.start();
    unmount();

    expect(clock.pending()).toBe(0);
  });
});
