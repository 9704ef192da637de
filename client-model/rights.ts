/** The table of roles as the client itself goes by it. */
import { type ClientRight, mayUse, userOf } from '#src/domain/client-rights.ts';
import type { World } from './action.ts';
import { Refusal, type RefusalKind } from './refusals.ts';

/** @throws Refusal when whoever is signed in does not have the right */
export function need(right: ClientRight, { state }: World, asGuest: RefusalKind = 'right'): void {
  const user = userOf(state.login);
  if (!mayUse(right, user)) throw new Refusal(user === 'guest' ? asGuest : 'right');
}
