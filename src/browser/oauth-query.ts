/**
 * The provider's answer. It is removed from the address before any other code runs, so that it is in no referrer and no
 * tracking, and is kept in this history entry, where a reload finds it until it is read.
 */
import { BY_CODE_ANCHOR } from '#src/config/flow-keys.ts';

const KEY = 'oauthAnswer';

type Entry = Record<string, unknown> | null;

/** Keeps what others store in the entry. */
function replaceEntry(change: Record<string, unknown>): void {
  try {
    // This site stores no other state. The start's anchor for the account service is no secret.
    const anchor = location.hash === BY_CODE_ANCHOR ? BY_CODE_ANCHOR : '';
    history.replaceState({ ...(history.state as Entry), ...change }, '', location.pathname + anchor);
  } catch {
    // Browsers limit how often it may be called; then the answer is read from the address.
  }
}

export function hideOauthQuery(): void {
  if (location.search) replaceEntry({ [KEY]: location.search });
}

function currentQuery(): string {
  const stored = (history.state as Entry)?.[KEY]; // this page writes no other state
  return typeof stored === 'string' ? stored : location.search;
}

export const hasOauthQuery = (): boolean => currentQuery() !== '';

export function readOauthQuery(): URLSearchParams {
  const query = currentQuery();
  replaceEntry({ [KEY]: undefined });
  return new URLSearchParams(query);
}
