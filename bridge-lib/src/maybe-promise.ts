/** Values that are there at once or later, and work on them that waits only where it has to. */

export type MaybePromise<Value> = Value | Promise<Value>;

/** Called `then`, it would make this module a promise for a dynamic import. */
export function andThen<Value, Next>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Next>,
): MaybePromise<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}
