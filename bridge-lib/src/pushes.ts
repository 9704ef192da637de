/**
 * Hands pushes to those who asked for them, by module and action. Owns the register of handlers;
 * whether a push is well-formed is decided before it gets here.
 */

export type PushHandler = (...args: readonly unknown[]) => void;

export interface Pushes {
  /** Returns the function that ends the subscription. */
  add(module: string, action: string, handler: PushHandler): () => void;
  /** False when nobody listens for it. */
  dispatch(module: string, action: string, args: readonly unknown[]): boolean;
  clear(): void;
}

interface Subscription {
  readonly handler: PushHandler;
  isOn: boolean;
}

export function createPushes(
  onHandlerError: (module: string, action: string, error: unknown) => void,
): Pushes {
  // A Map: a module called `__proto__` or `constructor` must find nothing.
  const register = new Map<string, readonly Subscription[]>();
  const keyOf = (module: string, action: string): string => `${module}/${action}`;
  return {
    add(module, action, handler) {
      const key = keyOf(module, action);
      const subscription: Subscription = { handler, isOn: true };
      register.set(key, [...(register.get(key) ?? []), subscription]);
      return () => {
        subscription.isOn = false;
        const rest = (register.get(key) ?? []).filter((other) => other !== subscription);
        if (rest.length > 0) register.set(key, rest);
        else register.delete(key);
      };
    },
    dispatch(module, action, args) {
      const subscriptions = register.get(keyOf(module, action));
      if (!subscriptions) return false;
      // The list is replaced, never changed: who comes or goes meanwhile skips or doubles nobody.
      for (const subscription of subscriptions) {
        if (!subscription.isOn) continue;
        try {
          subscription.handler(...args);
        } catch (error) {
          onHandlerError(module, action, error);
        }
      }
      return true;
    },
    clear() {
      register.clear();
    },
  };
}
