/** The accounts of the site as the desktop client beside it asks for them: by password, or by the code of a sign-in. */
import type { Account } from '#server/accounts/users.ts';
import type { Services } from '#server/api/services.ts';
import type { AccountGrants } from './grants.ts';
import { signInByPassword } from './sign-in.ts';

type Person = Omit<Account, 'id'>;

/** The client is on this machine, and so are its tries. */
const OWN_ADDRESS = '127.0.0.1';

export function peopleOf(services: Pick<Services, 'db' | 'limiter' | 'rules'>, grants: AccountGrants) {
  return {
    async admit(account: string, password: string) {
      const signedIn = await signInByPassword(services, { account, password, address: OWN_ADDRESS });
      return signedIn.kind === 'in' ? personOf(signedIn.account) : undefined;
    },
    async redeem(code: string) {
      const account = await grants.redeem(code);
      return account && personOf(account);
    },
  };
}

const personOf = ({ userName, referralCode, role }: Account): Person => ({ userName, referralCode, role });
