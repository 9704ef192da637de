/**
 * The right that each of the client's actions needs: a row of the table of roles. If the client does not tell the role,
 * every action is offered, and the client refuses.
 */
import { holdersOf, reachOf, type Permission, type Role, type User } from './roles.ts';

const rights = {
  openShop: 'shops.open',
  clearData: 'shops.clear',
  changeIp: 'shops.changeIp',
  whitelist: 'shops.changeIp',
  tag: 'shops.create',
  plugins: 'tools.plugins',
  line: 'tools.line',
  address: 'tools.address',
  pay: 'company.pay',
} as const satisfies Record<string, Permission>;

export type ClientRight = keyof typeof rights;
/** @internal for the tests */
export const clientRights = Object.keys(rights) as ClientRight[]; // the keys of the literal above

interface Login {
  readonly signedIn: boolean;
  readonly role?: Role | null;
}

/** @returns null for a signed-in user whose role the client does not tell */
export function userOf({ signedIn, role }: Login): User | null {
  // The protocol lets a client leave out null fields.
  return signedIn ? (role ?? null) : 'guest';
}

export function mayUse(right: ClientRight, user: User | null): boolean {
  return user === null || reachOf(user, rights[right]) !== 'none';
}

/** The roles that have a right, highest first. */
export const rolesWith = (right: ClientRight): Role[] => holdersOf(rights[right]);
