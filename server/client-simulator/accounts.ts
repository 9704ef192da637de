/** Who can log in to the simulator; the password is no secret, it guards nothing. */
import type { Admitted } from '#client-model/action.ts';

export const ACCOUNTS: Readonly<Record<string, Admitted>> = {
  harbor_boss: { role: 'boss' },
  harbor_manager: { role: 'manager' },
  harbor_staff: { role: 'employee' },
  // Whom customer service is told to be a VIP.
  harbor_vip: { role: 'boss', isVip: true },
};
export const PASSWORD = 'Harbor2026';

export function admit(userName: string, password: string): Admitted | undefined {
  if (password !== PASSWORD || !Object.hasOwn(ACCOUNTS, userName)) return undefined;
  return ACCOUNTS[userName];
}
