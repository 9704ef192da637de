/**
 * Hands pushes to those who asked for them, by module and action. Owns the register of handlers;
 * whether a push is well-formed is decided before it gets here.
 */

export type PushHandler = (...args: readonly unknown[]) => void;

export function createPushes(onHandlerError: (module: string, action: string, error: unknown) => void) {
  // A Map: a module called `__proto__` or `constructor` must find nothing.
  const register = new Map<string, Set<{ readonly handler: PushHandler }>>();
  const keyOf = (module: string, action: string): string => `${module}/${action}`;
  return {
    /** Returns the function that ends the subscription. */
    add: (module: string, action: string, handler: PushHandler) => {
      const key = keyOf(module, action);
      const subscriptions = register.get(key) ?? new Set();
      register.set(key, subscriptions);
      // An object makes each subscription its own, even of one function twice.
      const own = { handler };
      subscriptions.add(own);
      return () => {
        subscriptions.delete(own);
      };
    },
    /** False when nobody listens for it. */
    dispatch(module: string, action: string, args: readonly unknown[]) {
      const subscriptions = register.get(keyOf(module, action));
      if (!subscriptions?.size) return false;
      // A copy: who comes meanwhile is not called yet, and who goes is not called any more.
      for (const subscription of [...subscriptions]) {
        if (!subscriptions.has(subscription)) continue;
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
