/**
 * The reload of the page after a lost connection: 5 s later, at most three times in 60 s, never over a
 * half-filled form. Owns the count, which outlives the page in the tab's storage, and what the page may
 * show meanwhile. Whether a loss calls for a reload is the connection's.
 *
 * Stored under `STORAGE_KEY`: a JSON list of the times of the last reloads, in milliseconds since 1970.
 */
import type { Clock, ReloadHost, TimerId } from './environment.ts';
import { type Observable, createObservable } from './observable.ts';

export const RELOAD_DELAY_MS = 5_000;
export const RELOAD_WINDOW_MS = 60_000;
export const RELOADS_PER_WINDOW = 3;
export const STORAGE_KEY = 'bridge:reloads';

/**
 * `none`: nothing to show. `scheduled`: the page reloads soon. `asking`: a form is half filled, the visitor
 * decides. `limited`: it has reloaded often enough, the visitor decides.
 */
export type ReloadState = 'none' | 'scheduled' | 'asking' | 'limited';

export interface ReloadPolicy {
  readonly $state: Observable<ReloadState>;
  schedule(): void;
  cancel(): void;
  /** The visitor's own click: reloads whatever stands against it. */
  now(): void;
  dispose(): void;
}

export function createReloadPolicy(
  host: ReloadHost,
  clock: Clock,
  onListenerError: (error: unknown) => void,
): ReloadPolicy {
  const $state = createObservable<ReloadState>('none', onListenerError);
  let timer: TimerId | undefined;

  const clear = (): void => {
    if (timer !== undefined) clock.clearTimer(timer);
    timer = undefined;
  };
  /** The reloads that count; nothing when there is no way to know. */
  const recent = (): number[] | undefined => {
    try {
      const stored: unknown = JSON.parse(host.storage.getItem(STORAGE_KEY) ?? '[]');
      const now = clock.wallNow();
      // A time ahead of a clock that was set back still counts.
      return (Array.isArray(stored) ? stored : []).filter(
        (at): at is number => typeof at === 'number' && Math.abs(now - at) < RELOAD_WINDOW_MS,
      );
    } catch {
      return undefined;
    }
  };
  const remember = (times: readonly number[]): boolean => {
    try {
      host.storage.setItem(STORAGE_KEY, JSON.stringify(times));
      return true;
    } catch {
      return false;
    }
  };
  const fire = (): void => {
    timer = undefined;
    if (host.hasUnsavedInput()) {
      $state.set('asking');
      return;
    }
    const times = recent();
    // Without a memory the limit cannot be kept, so that the page does not reload by itself.
    if (!times || times.length >= RELOADS_PER_WINDOW || !remember([...times, clock.wallNow()])) {
      $state.set('limited');
      return;
    }
    host.reload();
  };

  return {
    $state,
    schedule() {
      clear();
      const times = recent();
      if (!times || times.length >= RELOADS_PER_WINDOW) {
        $state.set('limited');
        return;
      }
      timer = clock.setTimer(fire, RELOAD_DELAY_MS);
      $state.set('scheduled');
    },
    cancel() {
      clear();
      $state.set('none');
    },
    now() {
      clear();
      host.reload();
    },
    dispose() {
      clear();
      $state.off();
    },
  };
}
