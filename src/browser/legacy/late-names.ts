/**
 * Two small names that came late: `Object.hasOwn`, for which Astro's islands and the library of hashes ask Chromium 92, and
 * `URL.canParse`, for Chromium before 120 and Safari before 17.
 */
function add(owner: object, name: string, value: unknown): void {
  if (!Reflect.has(owner, name))
    Object.defineProperty(owner, name, { configurable: true, writable: true, value });
}

function canParse(address: string, base?: string): boolean {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false; // which is the answer
  }
}

export function addLateNames(): void {
  add(Object, 'hasOwn', (object: unknown, name: PropertyKey) =>
    Object.prototype.hasOwnProperty.call(Object(object) as object, name),
  );
  add(URL, 'canParse', canParse);
}
