import { describe, expect, it, vi } from 'vitest';
import { createOverlays } from '#src/stores/overlays.ts';

const nothing = (): void => undefined;

describe('the order of overlays', () => {
  it('notifies a waiting part when it may be shown, and when it may no longer', () => {
    const overlays = createOverlays(nothing);
    const release = overlays.claim('opened');
    const callback = vi.fn();
    const end = overlays.ask('trialTip', callback);
    expect(callback.mock.calls).toEqual([[false]]);

    release();
    expect(callback.mock.calls).toEqual([[false], [true]]);

    const releaseNotice = overlays.claim('notice');
    expect(callback.mock.calls).toEqual([[false], [true], [false]]);

    end();
    releaseNotice();
    expect(callback).toHaveBeenCalledTimes(3);
    expect([...overlays.$shown.get()]).toEqual([]);
  });

  it('counts claims of the same kind, each released once', () => {
    const overlays = createOverlays(nothing);
    overlays.claim('consent');
    const first = overlays.claim('notice');
    const second = overlays.claim('notice');
    first();
    first();
    expect([...overlays.$shown.get()]).toEqual(['notice']);

    second();

    expect([...overlays.$shown.get()]).toEqual(['consent']);
  });

  it('reads what the visitor has opened when it first matters, and follows it', () => {
    const watch = vi.fn<(callback: (isOpened: boolean) => void) => void>((callback) => callback(true));
    const overlays = createOverlays(watch);
    expect(watch).not.toHaveBeenCalled();
    overlays.claim('consent');
    expect([...overlays.$shown.get()]).toEqual(['opened']);

    watch.mock.calls[0]?.[0](false);

    expect([...overlays.$shown.get()]).toEqual(['consent']);
    expect(watch).toHaveBeenCalledOnce();
  });
});
