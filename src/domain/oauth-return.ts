/** What a provider's answer means, before anything is asked: refused, forged or used before, or worth exchanging. */
export type OauthReturn =
  { kind: 'denied' } | { kind: 'state' } | { kind: 'exchange'; code: string; state: string };

/**
 * @param expected the state that this tab made when it set out; it is spent whatever the answer is
 */
export function readOauthReturn(query: URLSearchParams, expected: string | undefined): OauthReturn {
  const state = query.get('state') ?? '';
  if (!expected || state !== expected) return { kind: 'state' };
  const code = query.get('code') ?? '';
  if (query.has('error') || code === '') return { kind: 'denied' };
  return { kind: 'exchange', code, state };
}
