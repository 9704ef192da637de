import { describe, expect, it } from 'vitest';
import { createCountdown } from '#src/stores/countdown.ts';
import { createPageClock } from '#tests/helpers/page-clock.ts';
import { memorySession, refusedStorage } from '#tests/helpers/fake-storage.ts';

const NUMBER = '+86 13800138000';
const OTHER = '+86 13800138001';

function setUp(clock = createPageClock(), session = memorySession()) {
  const countdown = createCountdown({ clock, session, key: 'deadline' });
  countdown.turnTo(NUMBER);
  const shown = () => {
    const { isRunning, seconds } = countdown.$countdown.get();
    return isRunning ? seconds : 'rests';
  };
  return { clock, session, countdown, shown };
}

describe('createCountdown', () => {
  it('§3.9 §9.2 runs from 60 down to 1 and rests with 60 again', () => {
    const { clock, countdown } = setUp();
    const figures: number[] = [];
    countdown.$countdown.listen(({ isRunning, seconds }) => {
      if (isRunning) figures.push(seconds);
    });

    countdown.start(NUMBER);
    clock.advance(60_000);

    expect(figures).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
    expect(countdown.$countdown.get()).toEqual({ isRunning: false, seconds: 60 });
    expect(clock.pending()).toBe(0);
  });

  it('§4.2 is right after the tab was hidden (A19)', () => {
    const { clock, countdown, shown } = setUp();
    countdown.mount();
    countdown.start(NUMBER);

    clock.sleep(42_000);
    expect(shown()).toBe(18);
    clock.sleep(600_000);
    expect(shown()).toBe('rests');
  });

  it.each([-3_600_000, 3_600_000])('does not notice a wall clock set by %i ms (A19)', (jump) => {
    const { clock, countdown, shown } = setUp();
    countdown.start(NUMBER);
    clock.advance(10_000);

    clock.setWall(clock.wallMs() + jump);
    clock.advance(10_000);

    expect(shown()).toBe(40);
  });

  it('continues after a reload', () => {
    const before = setUp();
    before.countdown.start(NUMBER);
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
    before.countdown.start(NUMBER);
    before.clock.sleep(60_000);
    const after = setUp(before.clock, before.session);
    after.countdown.mount();

    expect(after.shown()).toBe('rests');
  });

  it('never waits longer than 60 s, whatever was stored', () => {
    const { clock, session, countdown, shown } = setUp();
    session.set(
      'deadline',
      new URLSearchParams({ [NUMBER]: String(clock.wallMs() + 86_400_000) }).toString(),
    );
    countdown.mount();

    expect(shown()).toBe(60);
  });

  it('counts for each number by itself, also after a reload', () => {
    const before = setUp();
    before.countdown.start(NUMBER);
    before.clock.advance(20_000);
    before.countdown.turnTo(OTHER);
    expect(before.shown()).toBe('rests');
    before.countdown.start(OTHER);
    before.clock.advance(10_000);
    expect(before.shown()).toBe(50);

    const after = setUp(before.clock, before.session);
    after.countdown.mount();
    expect(after.shown()).toBe(30);
    after.countdown.turnTo(OTHER);
    expect(after.shown()).toBe(50);
  });

  it('forgets a wait that is over, and keeps the others', () => {
    const { clock, session, countdown } = setUp();
    countdown.start(NUMBER);
    clock.advance(30_000);
    countdown.start(OTHER);
    clock.advance(30_000);
    expect([...new URLSearchParams(session.get('deadline')).keys()]).toEqual([OTHER]);

    countdown.turnTo(OTHER);
    clock.advance(30_000);
    expect(session.get('deadline')).toBeUndefined();
  });

  it('counts without storage', () => {
    const { clock, countdown, shown } = setUp(createPageClock(), refusedStorage());
    countdown.start(NUMBER);
    clock.advance(5_000);

    expect(shown()).toBe(55);
  });

  it('leaves no timer behind when the form goes', () => {
    const { clock, countdown } = setUp();
    const unmount = countdown.mount();
    countdown.start(NUMBER);
    unmount();

    expect(clock.pending()).toBe(0);
  });
});
