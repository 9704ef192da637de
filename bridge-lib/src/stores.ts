/**
 * How the library uses nanostores: it sets an atom so that a listener that throws disturbs nobody but the log, and
 * silences it when the client is gone. Owns no value.
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
 * The value may still change, but nobody is told of it any more. By nanostores' low-level method: its `onNotify` does
 * the same for 0.1 kB more.
 */
export function silence($store: ReadableAtom): void {
  $store.notify = () => undefined;
}
