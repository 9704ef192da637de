/** Who can log in to the simulator; the password is no secret, it guards nothing. */
import type { Role } from '#bridge-lib';

export const ACCOUNTS: Readonly<Record<string, Role>> = {
  harbor_boss: 'boss',
  harbor_manager: 'manager',
  harbor_staff: 'employee',
};
export const PASSWORD = 'Harbor2026';

export function admit(userName: string, password: string): Role | undefined {
  if (password !== PASSWORD || !Object.hasOwn(ACCOUNTS, userName)) return undefined;
  return ACCOUNTS[userName];
}
