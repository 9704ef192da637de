/**
 * The provider's answer on its way from the address to its reader. It leaves the address before anything else of the
 * page runs, so that it stands in no referrer and in no tracking, and waits in this entry of the tab's history, where a
 * reload finds it until it is taken.
 */
import { BY_CODE_ANCHOR } from '#src/config/flow-keys.ts';

const KEY = 'oauthAnswer';

type Entry = Record<string, unknown> | null;

/** What others keep in the entry stays. */
function replaceEntry(change: Record<string, unknown>): void {
  try {
    // This site writes no other state. What a start wants of the account service's page is no secret.
    const anchor = location.hash === BY_CODE_ANCHOR ? BY_CODE_ANCHOR : '';
    history.replaceState({ ...(history.state as Entry), ...change }, '', location.pathname + anchor);
  } catch {
    // Browsers limit how often it may be called; the answer is then read from the address.
  }
}

export function hideOauthQuery(): void {
  if (location.search) replaceEntry({ [KEY]: location.search });
}

export function takeOauthQuery(): URLSearchParams {
  const kept = (history.state as Entry)?.[KEY]; // this page writes no other state
  const query = typeof kept === 'string' ? kept : location.search;
  replaceEntry({ [KEY]: undefined });
  return new URLSearchParams(query);
}
