/** Replaces `URL.canParse`, which older browsers lack. @returns undefined if it is not an address */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined; // no address at all
  }
}
