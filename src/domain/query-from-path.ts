/** What a visitor was looking for, as far as an address that leads nowhere tells it. */
const MAX_CHARS = 120;
const MAX_WORDS = 4;
const MAX_QUERY_CHARS = 60;

export interface PathQuery {
  /** The address, to be read. */
  shown: string;
  /** Its words, to be searched for. */
  query: string;
}

/**
 * @param pathname as `location` has it: percent-encoded
 * @param languagePrefix the first segment of addresses in the page's language, which is no word of theirs
 */
export function queryFromPath(pathname: string, languagePrefix: string): PathQuery {
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
