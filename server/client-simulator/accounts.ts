/** Who can sign in to a simulator that runs alone; the password is no secret, it guards nothing. */
import type { Admitted, People } from '#client-model/action.ts';

export const ACCOUNTS: Readonly<Record<string, Admitted>> = {
  harbor_boss: { role: 'boss' },
  harbor_manager: { role: 'manager' },
  harbor_staff: { role: 'employee' },
  // Whom customer service is told to be a VIP.
  harbor_vip: { role: 'boss', isVip: true },
};
export const PASSWORD = 'Harbor2026';

/** Codes are given by the account service, which is not there: the one that tests use is the sample manager's. */
export const SAMPLE_CODE = 'harbor_sample_code';

export const samplePeople: People = {
  admit: (userName, password) =>
    password === PASSWORD && Object.hasOwn(ACCOUNTS, userName)
      ? { userName, ...(ACCOUNTS[userName] ?? { role: 'boss' }) }
      : undefined,
  redeem: (code) => (code === SAMPLE_CODE ? { userName: 'harbor_manager', role: 'manager' } : undefined),
};
