/** How the library uses nanostores: a listener that throws is reported and does not stop the others. */
import type { ReadableAtom, WritableAtom } from 'nanostores';

export type SetStore = <Value>($store: WritableAtom<Value>, value: Value) => void;

/** nanostores calls every listener and then throws a listener's error: `onListenerError` gets it. */
export function createSetStore(onListenerError: (error: unknown) => void): SetStore {
  return ($store, value) => {
    try {
      $store.set(value);
    } catch (error) {
      onListenerError(error);
    }
  };
}

/** Stops calls of listeners, not changes. nanostores' low-level method: `onNotify` does the same for 0.1 kB more. */
export function stopNotifying($store: ReadableAtom): void {
  $store.notify = () => undefined;
}
