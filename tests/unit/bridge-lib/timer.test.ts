import { describe, expect, it } from 'vitest';
import { createTimer } from '#bridge-lib/timer.ts';
import { createFakeClock } from '#tests/helpers/bridge/fake-clock.ts';

describe('createTimer', () => {
  it('runs once, and what is set anew takes the place of what was set', () => {
    const clock = createFakeClock();
    const timer = createTimer(clock);
    const ran: string[] = [];

    timer.set(100, () => ran.push('first'));
    timer.set(200, () => ran.push('second'));
    clock.advance(1_000);

    expect(ran).toEqual(['second']);
  });

  it('can be set by what it runs, and does not run once it is cleared', () => {
    const clock = createFakeClock();
    const timer = createTimer(clock);
    let count = 0;
    const again = (): void => {
      count += 1;
      timer.set(100, again);
    };
    timer.set(100, again);

    clock.advance(300);
    timer.clear();
    clock.advance(300);

    expect(count).toBe(3);
    expect(clock.timerCount).toBe(0);
  });
});
