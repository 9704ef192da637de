/** @returns undefined for what is no address; in place of `URL.canParse`, which older browsers lack */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined; // no address at all
  }
}
