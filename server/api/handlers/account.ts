/** Signing in by a code, setting a password after it, and how many people used one's referral ID. */
import { REASON_COMMON_PASSWORD } from '#src/api/contract/codes.ts';
import { countReferred, setPassword } from '#server/accounts/users.ts';
import { data, refuseField } from '#server/api/answer.ts';
import type { HandlerOf } from '#server/api/handler.ts';
import { isOwnAddress } from '#server/http/origins.ts';
import { sendCode } from './codes.ts';
import { lookUp } from './look-up.ts';

export const accountSignInCode: HandlerOf<'accountSignInCode'> = (request, context) =>
  sendCode(
    { purpose: 'sign_in', areaCode: request.area_code, phone: request.phone },
    request.voice === 1,
    context,
  );

export const accountPassword: HandlerOf<'accountPassword'> = async ({ grant, password }, context) => {
  const { account, db } = context.services;
  const person = await lookUp(context, async () => {
    const ticket = await account?.readTicket(grant);
    return ticket?.proof === 'code' ? ticket.account : undefined;
  });
  if ('answer' in person) return person.answer;
  if ((await setPassword(db, person.found.id, password)) !== undefined) {
    return refuseField('password', REASON_COMMON_PASSWORD);
  }
  return data({});
};

export const accountReferrals: HandlerOf<'accountReferrals'> = async ({ session }, context) => {
  const { account, db } = context.services;
  const owner = await lookUp(context, async () => await account?.readSession(session));
  if ('answer' in owner) return owner.answer;
  return data({ count: await countReferred(db, owner.found.referralCode) });
};

/**
 * The last step of a sign-in through another provider. Failed codes count as guesses, also when many are sent at once;
 * a redirect to another origin is refused before the provider is asked.
 */
export const oauthExchange: HandlerOf<'oauthExchange'> = async (
  { code, redirect, code_verifier: verifier },
  context,
) => {
  const { oauth, ownOrigins } = context.services;
  if (!isOwnAddress(redirect, context.host, ownOrigins)) return refuseField('redirect');
  const signedIn = await lookUp(context, () => oauth.exchange({ code, redirect, verifier }));
  if ('answer' in signedIn) return signedIn.answer;
  const { userName, referralCode = '', session = '' } = signedIn.found;
  return data({ user_name: userName, referral_code: referralCode, session });
};
