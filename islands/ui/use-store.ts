/**
 * A nanostore's value in a component. The binding of nanostores itself also listens to single keys of deep maps, which
 * no form has, and the registration page counts its bytes.
 */
import { useSyncExternalStore } from 'react';
import type { ReadableAtom } from 'nanostores';

/** A store must not change before the island is awake, or the page's HTML and the first rendering would differ. */
export function useStore<Value>(store: ReadableAtom<Value>): Value {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- an atom's functions close over it and know no `this`
  const { listen, get } = store;
  return useSyncExternalStore<Value>(listen, get, get);
}
