/** Values that are there at once or later, and work on them that waits only where it has to. */

export type Later<Value> = Value | Promise<Value>;

/** Called `then`, it would make a promise of this module for whoever imports it late. */
export function andThen<Value, Next>(value: Later<Value>, next: (value: Value) => Later<Next>): Later<Next> {
  return value instanceof Promise ? value.then(next) : next(value);
}
