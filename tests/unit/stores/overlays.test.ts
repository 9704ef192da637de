import { describe, expect, it, vi } from 'vitest';
import { createOverlays } from '#src/stores/overlays.ts';

const nothing = (): void => undefined;

describe('the turns of what floats', () => {
  it('tells who waits as soon as the way is free, and again when it is not', () => {
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

  it('counts claims of the same kind, each given back once', () => {
    const overlays = createOverlays(nothing);
    const first = overlays.claim('notice');
    const second = overlays.claim('notice');
    first();
    first();
    expect(overlays.may('consent')).toBe(false);

    second();

    expect(overlays.may('consent')).toBe(true);
    expect([...overlays.$shown.get()]).toEqual([]);
  });

  it('looks at what the visitor has opened once it matters, and follows it', () => {
    const watch = vi.fn<(callback: (isOpened: boolean) => void) => void>((callback) => callback(true));
    const overlays = createOverlays(watch);
    expect(watch).not.toHaveBeenCalled();
    expect(overlays.may('consent')).toBe(false);

    watch.mock.calls[0]?.[0](false);

    expect(overlays.may('consent')).toBe(true);
    expect(watch).toHaveBeenCalledOnce();
  });
});
