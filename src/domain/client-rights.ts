/**
 * What one needs for each thing that the client does when a page asks: a row of the table of roles. A client that does not
 * tell the role is not second-guessed: it refuses by itself what it has to.
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
/** @internal for the tests, which go through all of them */
export const clientRights = Object.keys(rights) as ClientRight[]; // the keys of the literal above

interface Login {
  readonly signedIn: boolean;
  readonly role?: Role | null;
}

/** @returns null for somebody who is signed in with a role that the client does not tell */
export function userOf({ signedIn, role }: Login): User | null {
  // The wire lets a client leave out what is null.
  return signedIn ? (role ?? null) : 'guest';
}

export function mayUse(right: ClientRight, user: User | null): boolean {
  return user === null || reachOf(user, rights[right]) !== 'none';
}

/** Whom to ask for a right, highest role first. */
export const whoMay = (right: ClientRight): Role[] => holdersOf(rights[right]);
