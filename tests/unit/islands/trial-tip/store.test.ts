import { describe, expect, it, vi } from 'vitest';
import { createTrialTip } from '#islands/trial-tip/store.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';

const seen = { homeVisits: 2, hasViewedDownload: true, hasViewedRegister: true };
const never = () => false;

function setUp({ isKept = true, isFree = true } = {}) {
  const clock = createPageClock();
  const turns: (() => void)[] = [];
  const release = vi.fn();
  const record = { ...seen, hasDownloaded: false, hasRegistered: false, tooltipShown: false };
  const whenFree = (callback: () => void) => {
    turns.push(callback);
    if (isFree) callback();
    return release;
  };
  const remember = () => (record.tooltipShown = isKept);
  const tip = createTrialTip(whenFree, { record: () => record, remember, clock });
  return { tip, clock, turns, release };
}

describe('the trial tooltip', () => {
  it('§4.3 §9.3 shows for five seconds, once', () => {
    const { tip, clock } = setUp();
    expect(tip.$isShown.get()).toBe(false);
    tip.show(never);
    clock.advance(4_900);
    expect(tip.$isShown.get()).toBe(true);
    clock.advance(100);
    expect(tip.$isShown.get()).toBe(false);

    tip.show(never);

    expect(tip.$isShown.get()).toBe(false);
  });

  it('stays while the pointer is on it', () => {
    const { tip, clock } = setUp();
    let isHeld = true;
    tip.show(() => isHeld);
    clock.advance(12_000);
    expect(tip.$isShown.get()).toBe(true);

    isHeld = false;
    clock.advance(3_000);

    expect(tip.$isShown.get()).toBe(false);
  });

  it('does not show without storage (A20)', () => {
    const { tip } = setUp({ isKept: false });

    tip.show(never);

    expect(tip.$isShown.get()).toBe(false);
  });

  it('waits while another overlay is shown, which does not use it up', () => {
    const { tip, clock, turns, release } = setUp({ isFree: false });
    tip.show(never);
    tip.show(never);
    clock.advance(60_000);
    expect(tip.$isShown.get()).toBe(false);
    expect(turns).toHaveLength(1);

    turns[0]?.();

    expect(tip.$isShown.get()).toBe(true);
    clock.advance(5_000);
    expect(tip.$isShown.get()).toBe(false);
    expect(release).toHaveBeenCalledOnce();
  });
});
