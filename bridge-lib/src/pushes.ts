/** Calls the handlers of pushes, by module and action. Owns the register of handlers; pushes are checked before. */

export type PushHandler = (...args: readonly unknown[]) => void;

export function createPushes(onHandlerError: (module: string, action: string, error: unknown) => void) {
  // A Map, so that a module called `__proto__` or `constructor` is not found.
  const register = new Map<string, Set<{ readonly handler: PushHandler }>>();
  const keyOf = (module: string, action: string): string => `${module}/${action}`;
  return {
    /** Returns the function that ends the subscription. */
    add: (module: string, action: string, handler: PushHandler) => {
      const key = keyOf(module, action);
      const subscriptions = register.get(key) ?? new Set();
      register.set(key, subscriptions);
      // An object makes each subscription distinct, even of one function twice.
      const own = { handler };
      subscriptions.add(own);
      return () => subscriptions.delete(own);
    },
    /** False without a listener. */
    dispatch(module: string, action: string, args: readonly unknown[]) {
      const subscriptions = register.get(keyOf(module, action));
      if (!subscriptions?.size) return false;
      // A copy: handlers added meanwhile are not called yet; removed ones are not called any more.
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
