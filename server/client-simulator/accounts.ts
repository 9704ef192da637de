/** Accounts of a simulator that runs alone; the password is no secret. */
import type { SignedInAccount, Accounts } from '#client-model/action.ts';

export const ACCOUNTS: Readonly<Record<string, SignedInAccount>> = {
  harbor_boss: { role: 'boss' },
  harbor_manager: { role: 'manager' },
  harbor_staff: { role: 'employee' },
  // Shown to customer service as a VIP.
  harbor_vip: { role: 'boss', isVip: true },
};
export const PASSWORD = 'Harbor2026';

/** There is no account service to issue codes: the code that tests use is the sample manager's. */
export const SAMPLE_CODE = 'harbor_sample_code';

export const sampleAccounts: Accounts = {
  checkPassword: (userName, password) =>
    password === PASSWORD && Object.hasOwn(ACCOUNTS, userName)
      ? { userName, ...(ACCOUNTS[userName] ?? { role: 'boss' }) }
      : undefined,
  checkCode: (code) => (code === SAMPLE_CODE ? { userName: 'harbor_manager', role: 'manager' } : undefined),
};
