import { describe, expect, it, vi } from 'vitest';
import { sessionStorageHelper } from '#src/browser/storage.ts';
import { CONSENT_AFTER_MS, askOnce } from '#islands/consent/ask-once.ts';
import { createOverlays } from '#src/stores/overlays.ts';
import { memoryStorage } from '#tests/helpers/fake-storage.ts';
import { createPageClock } from '#tests/helpers/clocks.ts';

/** A page whose gestures are functions. */
function setUp(storage = memoryStorage()) {
  const overlays = createOverlays(() => undefined);
  const ask = vi.fn();
  const clock = createPageClock();
  let scroll = (): void => undefined;
  const session = sessionStorageHelper(() => storage);
  const onScrolled = (callback: () => void) => {
    scroll = callback;
    return () => (scroll = () => undefined);
  };
  const visit = () => askOnce(ask, { overlays, session, clock, onScrolled });
  return { overlays, ask, visit, pass: () => clock.advance(CONSENT_AFTER_MS), scroll: () => scroll() };
}

describe('the moment of the question about statistics', () => {
  it.each(['scroll', 'pass'] as const)('comes with the first scroll or after a while: %s', (moment) => {
    const page = setUp();
    page.visit();
    expect(page.ask).not.toHaveBeenCalled();

    page[moment]();
    page.scroll();
    page.pass();

    expect(page.ask).toHaveBeenCalledOnce();
  });

  it('waits while another overlay is shown, and comes when that closes', () => {
    const page = setUp();
    const release = page.overlays.claim('notice');
    page.visit();
    page.scroll();
    expect(page.ask).not.toHaveBeenCalled();

    release();

    expect(page.ask).toHaveBeenCalledOnce();
  });

  it('comes once in a visit if it was seen, and again if it was not', () => {
    const storage = memoryStorage();
    const first = setUp(storage);
    first.overlays.claim('notice');
    first.visit();
    first.scroll();
    const second = setUp(storage);
    second.visit();
    second.scroll();
    expect(second.ask).toHaveBeenCalledOnce();

    const third = setUp(storage);
    third.visit();
    third.scroll();

    expect(third.ask).not.toHaveBeenCalled();
  });
});
