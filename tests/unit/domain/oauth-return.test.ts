import { describe, expect, it } from 'vitest';
import { readOauthReturn } from '#src/domain/oauth-return.ts';

describe('readOauthReturn', () => {
  it.each([
    ['code=c&state=s', 's', { kind: 'exchange', code: 'c', state: 's' }],
    ['code=c&state=other', 's', { kind: 'state' }],
    ['code=c', 's', { kind: 'state' }],
    // Nobody set out from this tab: a state that happens to be empty is no match.
    ['code=c&state=', undefined, { kind: 'state' }],
    ['code=c&state=', '', { kind: 'state' }],
    ['code=c&state=s', undefined, { kind: 'state' }],
    ['error=access_denied&state=s', 's', { kind: 'denied' }],
    ['error=access_denied&code=c&state=s', 's', { kind: 'denied' }],
    ['error=access_denied', 's', { kind: 'state' }],
    ['state=s', 's', { kind: 'denied' }],
  ])('reads %s in a tab with the state %j', (query, expected, answer) => {
    expect(readOauthReturn(new URLSearchParams(query), expected)).toEqual(answer);
  });
});
