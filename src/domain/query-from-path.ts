/** Guesses from an unknown address what the visitor was looking for. */
const MAX_CHARS = 120;
const MAX_WORDS = 4;
const MAX_QUERY_CHARS = 60;

/**
 * @param pathname percent-encoded, as in `location`
 * @param languagePrefix first segment of the page's language, which is not searched for
 * @returns the address in readable form, and its words as a search query
 */
export function queryFromPath(pathname: string, languagePrefix: string) {
  const path = decoded(pathname);
  const isPrefixed = languagePrefix !== '' && `${path}/`.startsWith(`/${languagePrefix}/`);
  const words = path
    .slice(isPrefixed ? languagePrefix.length + 1 : 0)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return {
    shown: path.length > MAX_CHARS ? `${path.slice(0, MAX_CHARS)}…` : path,
    query: words.slice(-MAX_WORDS).join(' ').slice(0, MAX_QUERY_CHARS),
  };
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // not valid UTF-8: shown as it stands in the address bar
  }
}
