/** All films by the names of their texts, in the order in which the page shows them. */
import type { Film } from '#scripts/films/scene.ts';
import { androidCompanion } from './android-companion.ts';
import { autofillCredentials } from './autofill-credentials.ts';
import { chooseALine } from './choose-a-line.ts';
import { firstShop } from './first-shop.ts';
import { installAndSignIn } from './install-and-sign-in.ts';
import { inviteYourTeam } from './invite-your-team.ts';
import { readTheLogs } from './read-the-logs.ts';
import { repairConnection } from './repair-connection.ts';

export const films: Readonly<Record<string, Film>> = {
  'install-and-sign-in': installAndSignIn,
  'first-shop': firstShop,
  'autofill-credentials': autofillCredentials,
  'invite-your-team': inviteYourTeam,
  'read-the-logs': readTheLogs,
  'choose-a-line': chooseALine,
  'android-companion': androidCompanion,
  'repair-connection': repairConnection,
};
