/** `Object.hasOwn` for Chromium 92: Astro's islands ask it for their parts, and the library of hashes for its options. */
export function addHasOwn(): void {
  if (Reflect.has(Object, 'hasOwn')) return;
  Object.defineProperty(Object, 'hasOwn', {
    configurable: true,
    writable: true,
    value: (object: unknown, name: PropertyKey) =>
      Object.prototype.hasOwnProperty.call(Object(object) as object, name), // `Object()` gives one for any value
  });
}
