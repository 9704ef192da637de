import { describe, expect, it, vi } from 'vitest';
import { sessionStorageHelper } from '#src/browser/storage.ts';
import { waitForConsentTurn } from '#islands/consent/turn.ts';
import { createOverlays } from '#src/stores/overlays.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';

/** A page with its gestures as functions. */
function setUp(storage = memoryStorage()) {
  const overlays = createOverlays(() => undefined);
  const ask = vi.fn();
  const stopped = vi.fn();
  let place: string | undefined = 'below';
  let interest = (): void => undefined;
  let rest = (): void => undefined;
  let see = (_isVisible: boolean): void => undefined;
  const visit = () =>
    waitForConsentTurn<string>(
      {
        overlays,
        session: sessionStorageHelper(() => storage),
        onInterest(callback) {
          interest = callback;
          return stopped;
        },
        onRest(callback) {
          rest = callback;
          return () => (rest = () => undefined);
        },
        makePlace: () => place,
        onVisible(_place, callback) {
          see = callback;
          return stopped;
        },
      },
      ask,
    );
  return {
    ...{ overlays, ask, visit },
    interest: () => interest(),
    rest: () => rest(),
    see: (isVisible: boolean) => see(isVisible),
    setPlace: (next: string | undefined) => (place = next),
  };
}

describe('the turn of the question about statistics', () => {
  it('comes with the first sign of interest and not before', () => {
    const page = setUp();
    page.visit();
    page.rest();
    expect(page.ask).not.toHaveBeenCalled();

    page.interest();

    expect(page.ask.mock.calls).toEqual([['below']]);
    page.rest();
    expect(page.ask).toHaveBeenCalledOnce();
  });

  it('waits while something else is in view, and for a place', () => {
    const page = setUp();
    const release = page.overlays.claim('notice');
    page.visit();
    page.interest();
    page.rest();
    page.setPlace(undefined);
    release();
    page.rest();
    expect(page.ask).not.toHaveBeenCalled();

    page.setPlace('at last');
    page.rest();

    expect(page.ask.mock.calls).toEqual([['at last']]);
  });

  it('comes as soon as what was in view gives way', () => {
    const page = setUp();
    const release = page.overlays.claim('notice');
    page.visit();
    page.interest();
    expect(page.ask).not.toHaveBeenCalled();

    release();

    expect(page.ask.mock.calls).toEqual([['below']]);
  });

  it('comes once in a visit where it was seen, and again where it was not', () => {
    const storage = memoryStorage();
    const first = setUp(storage);
    first.visit();
    first.interest();
    first.see(false);
    const second = setUp(storage);
    second.visit();
    second.interest();
    expect(second.ask).toHaveBeenCalledOnce();
    second.see(true);

    const third = setUp(storage);
    third.visit();
    third.interest();

    expect(third.ask).not.toHaveBeenCalled();
  });

  it('lets others wait while it is in view, and no longer', () => {
    const page = setUp();
    const end = page.visit();
    page.interest();
    expect(page.overlays.may('trialTip')).toBe(true);

    page.see(true);
    expect(page.overlays.may('trialTip')).toBe(false);
    page.see(false);
    expect(page.overlays.may('trialTip')).toBe(true);
    page.see(true);
    end();

    expect(page.overlays.may('trialTip')).toBe(true);
  });
});
