/** Values that are available now or later, and work on them that waits only where it must. */

export type MaybePromise<Value> = Value | Promise<Value>;

/** With the name `then` a dynamic import would treat this module as a promise. */
export function andThen<Value, Next>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Next>,
): MaybePromise<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}
