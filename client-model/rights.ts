/** The table of roles as the client itself goes by it. */
import { type ClientRight, mayUse, userOf } from '#src/domain/client-rights.ts';
import type { World } from './action.ts';
import { Refusal, type RefusalKind } from './refusals.ts';

/** What a guest hears instead of words about roles. */
const GUEST: Partial<Record<ClientRight, RefusalKind>> = {
  clearData: 'guestClears',
  plugins: 'guestPlugins',
  pay: 'guestPays',
};

/** @throws Refusal when whoever is signed in does not have the right */
export function need(right: ClientRight, { state }: World): void {
  const user = userOf(state.login);
  if (!mayUse(right, user)) throw new Refusal((user === 'guest' ? GUEST[right] : undefined) ?? 'right');
}
