/**
 * How the library uses nanostores: a listener that throws is reported and stops no other one, and the library
 * silences its atoms when the client is gone. Owns no value.
 */
import type { ReadableAtom, WritableAtom } from 'nanostores';

export type SetStore = <Value>($store: WritableAtom<Value>, value: Value) => void;

/** nanostores calls every listener and throws afterwards what one of them threw: `onListenerError` gets that. */
export function createSetStore(onListenerError: (error: unknown) => void): SetStore {
  return ($store, value) => {
    try {
      $store.set(value);
    } catch (error) {
      onListenerError(error);
    }
  };
}

/**
 * The value may still change, but listeners are not called any more. By nanostores' low-level method: its `onNotify` does
 * the same for 0.1 kB more.
 */
export function silence($store: ReadableAtom): void {
  $store.notify = () => undefined;
}
