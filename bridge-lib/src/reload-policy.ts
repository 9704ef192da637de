/**
 * The reload of the page after a lost connection: 5 s later, at most three times in 60 s, never over a half-filled
 * form. Owns the count, which is kept in the tab's storage, and the state that the page may show meanwhile. The
 * connection decides whether a loss needs a reload.
 *
 * Stored under `STORAGE_KEY`: a JSON list of the times of the last reloads, in milliseconds since 1970.
 */
import { atom } from 'nanostores';
import type { Clock, ReloadHost } from './environment.ts';
import { type SetStore, stopNotifying } from './stores.ts';
import { createTimer } from './timer.ts';

/** From the close of a ready connection to the reload of the page. */
export const RELOAD_DELAY_MS = 5_000;
const RELOAD_WINDOW_MS = 60_000;
const RELOADS_PER_WINDOW = 3;
export const STORAGE_KEY = 'bridge:reloads';

/**
 * `none`: nothing to show. `scheduled`: the page reloads soon. `asking`: a form is half filled, the visitor decides.
 * `limited`: there were too many reloads, the visitor decides.
 */
export type ReloadState = 'none' | 'scheduled' | 'asking' | 'limited';

export type ReloadPolicy = ReturnType<typeof createReloadPolicy>;

export function createReloadPolicy(host: ReloadHost, clock: Clock, set: SetStore) {
  const $state = atom<ReloadState>('none');
  const setState = (state: ReloadState): void => set($state, state);
  const timer = createTimer(clock);

  /** The times of recent reloads; nothing when there were too many, or when they cannot be read. */
  const recentReloads = (): number[] | undefined => {
    try {
      const stored: unknown = JSON.parse(host.storage.getItem(STORAGE_KEY) ?? '[]');
      const now = clock.wallNow();
      // A time in the future of a clock that was set back still counts.
      const times = (Array.isArray(stored) ? stored : []).filter(
        (at): at is number => typeof at === 'number' && Math.abs(now - at) < RELOAD_WINDOW_MS,
      );
      return times.length < RELOADS_PER_WINDOW ? times : undefined;
    } catch {
      return undefined;
    }
  };
  const reloadOrAsk = (): void => {
    if (host.hasUnsavedInput()) {
      setState('asking');
      return;
    }
    const times = recentReloads();
    try {
      if (times) {
        host.storage.setItem(STORAGE_KEY, JSON.stringify([...times, clock.wallNow()]));
        host.reload();
        return;
      }
    } catch {
      // Without storage the limit cannot be kept, so the page does not reload by itself.
    }
    setState('limited');
  };

  return {
    $state,
    schedule() {
      timer.clear();
      if (!recentReloads()) setState('limited');
      // Asks at once: a countdown that ends in a question would be a false alarm.
      else if (host.hasUnsavedInput()) setState('asking');
      else {
        timer.set(RELOAD_DELAY_MS, reloadOrAsk);
        setState('scheduled');
      }
    },
    cancel() {
      timer.clear();
      setState('none');
    },
    /** The visitor's own click: reloads in any case. */
    now() {
      timer.clear();
      host.reload();
    },
    dispose: () => {
      timer.clear();
      stopNotifying($state);
    },
  };
}
