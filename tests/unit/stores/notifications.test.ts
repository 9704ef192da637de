import { afterEach, describe, expect, it, vi } from 'vitest';
import { $isOffline, $notice, dismissNotice, notify } from '#src/stores/notifications.ts';

afterEach(() => {
  dismissNotice();
  $isOffline.set(false);
});

describe('notices', () => {
  it('shows one at a time, the newest', () => {
    notify({ kind: -1 });
    const retry = vi.fn();
    notify({ kind: -2, text: 'busy', retry });

    expect($notice.get()).toEqual({ kind: -2, text: 'busy', retry });
    dismissNotice();
    expect($notice.get()).toBeUndefined();
  });

  it('comes back to being offline when a notice over it is put away', () => {
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
