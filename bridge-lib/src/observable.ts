/**
 * A value that can be watched, with the members of a nanostores atom, so that `useStore` of
 * `@nanostores/react` and of its sisters takes it as it is. Owns the list of listeners, nothing else.
 */

/**
 * How copies of nanostores tell each other that something has changed. Their `computed` looks at it before
 * it computes anew, so that it has to move here too; it is there only where nanostores is.
 */
interface NanostoresScope {
  readonly nanostoresGlobal?: { epoch: number };
}

export type Listener<Value> = (value: Value, oldValue: Value | undefined) => void;

export interface Observable<Value> {
  readonly value: Value;
  readonly init: Value;
  /** How many listeners there are. */
  readonly lc: number;
  get(): Value;
  eq(oldValue: Value | undefined, newValue: Value): boolean;
  /** Calls on every change. Returns the function that ends it. */
  listen(listener: Listener<Value>): () => void;
  /** Calls at once, then on every change. Returns the function that ends it. */
  subscribe(listener: Listener<Value>): () => void;
  notify(oldValue?: Value): void;
  off(): void;
}

export interface WritableObservable<Value> extends Observable<Value> {
  set(value: Value): void;
}

/** `onListenerError` hears of a listener that throws; the others still run. */
export function createObservable<Value>(
  init: Value,
  onListenerError: (error: unknown) => void,
): WritableObservable<Value> {
  let listeners: Listener<Value>[] = [];
  let value = init;
  const call = (listener: Listener<Value>, oldValue: Value | undefined): void => {
    try {
      listener(value, oldValue);
    } catch (error) {
      onListenerError(error);
    }
  };
  const observable: WritableObservable<Value> = {
    init,
    get value() {
      return value;
    },
    get lc() {
      return listeners.length;
    },
    get: () => value,
    eq: Object.is,
    set(next) {
      if (observable.eq(value, next)) return;
      const oldValue = value;
      value = next;
      const { nanostoresGlobal } = globalThis as typeof globalThis & NanostoresScope;
      if (nanostoresGlobal) nanostoresGlobal.epoch += 1;
      observable.notify(oldValue);
    },
    listen(listener) {
      // A wrapper makes each listening its own, even of one function twice.
      const own: Listener<Value> = (now, before) => {
        listener(now, before);
      };
      listeners = [...listeners, own];
      return () => {
        listeners = listeners.filter((other) => other !== own);
      };
    },
    subscribe(listener) {
      const stop = observable.listen(listener);
      call(listener, undefined);
      return stop;
    },
    notify(oldValue) {
      const told = value;
      for (const listener of listeners) {
        // A listener that sets the value anew has told the others already.
        if (value !== told) return;
        call(listener, oldValue);
      }
    },
    off() {
      listeners = [];
    },
  };
  return observable;
}
