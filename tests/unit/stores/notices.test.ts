import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { createNotices } from '#src/stores/notices.ts';

function setUp() {
  const $isOffline = atom(false);
  return { $isOffline, ...createNotices($isOffline) };
}

describe('notices', () => {
  it('shows one at a time, the newest', () => {
    const { $notice, notify, dismissNotice } = setUp();
    notify({ kind: -1 });
    const retry = vi.fn();
    notify({ kind: -2, retry });

    expect($notice.get()).toEqual({ kind: -2, retry });
    dismissNotice();
    expect($notice.get()).toBeUndefined();
  });

  it('shows being offline again when a notice above it is closed', () => {
    const { $isOffline, $notice, notify, dismissNotice } = setUp();
    $isOffline.set(true);
    expect($notice.get()).toBe('offline');
    notify({ kind: -3 });
    expect($notice.get()).toEqual({ kind: -3 });

    dismissNotice();

    expect($notice.get()).toBe('offline');
    $isOffline.set(false);
    expect($notice.get()).toBeUndefined();
  });
});
