/** Joining a company by invitation. The token is a bearer secret: guessing tokens is limited per address. */
import { REASON_COMMON_PASSWORD, RET } from '#src/api/contract/codes.ts';
import {
  applyStatusOf,
  isUsable,
  findInvitation,
  recordTaker,
  stateOfJoined,
  takeInvitation,
  type Invitation,
} from '#server/accounts/invitations.ts';
import { hashPassword, isCommonPassword } from '#server/accounts/passwords.ts';
import { addMember, createAccount, lockUserId } from '#server/accounts/users.ts';
import { data, refuse, refuseField, refuseTooMany } from '#server/api/answer.ts';
import type { CallContext, HandlerOf, RequestOf } from '#server/api/handler.ts';
import { APPLY_STATUS } from '#src/config/wire.ts';
import { countAttempt, sendCode, consumeCode } from './codes.ts';
import { lookUp } from './look-up.ts';

const findInvited = (token: string, context: CallContext) =>
  lookUp(context, () => findInvitation(context.services, token));

export const inviteTokenStatus: HandlerOf<'inviteTokenStatus'> = async ({ token }, context) => {
  const invited = await findInvited(token, context);
  if ('answer' in invited) return invited.answer;
  const { found: invitation } = invited;
  return data({
    status: await applyStatusOf(context.services, invitation),
    inviter: invitation.inviter,
    company_name: invitation.company_name,
    ...(invitation.name === null ? {} : { name: invitation.name, readonly_name: true }),
    ...(invitation.area_code === null || invitation.phone === null
      ? {}
      : { area_code: invitation.area_code, phone: invitation.phone }),
    ...(invitation.places === null ? {} : { places: invitation.places, until: invitation.expires_at }),
  });
};

/** An invitation made out to a person cannot be used by another phone. */
function isForPhone(invitation: Invitation, request: { area_code: string; phone: string }): boolean {
  if (invitation.phone === null) return true;
  return invitation.phone === request.phone && invitation.area_code === request.area_code;
}

type Numbered = Pick<RequestOf<'inviteAdd'>, 'area_code' | 'phone' | 'token'>;

const subjectOf = ({ area_code: areaCode, phone, token }: Numbered) =>
  ({ purpose: 'join', areaCode, phone, token }) as const;

export const invitePhoneCode: HandlerOf<'invitePhoneCode'> = async (request, context) => {
  const invited = await findInvited(request.token, context);
  if ('answer' in invited) return invited.answer;
  if (!(await isUsable(context.services, invited.found))) return refuse(RET.tokenInvalid, context.language);
  if (!isForPhone(invited.found, request)) return refuse(RET.phoneInvalid, context.language);
  return sendCode(subjectOf(request), request.voice === 1, context);
};

const answerTo = (state: string) =>
  data({ status: state === 'active' ? APPLY_STATUS.success : APPLY_STATUS.waiting });

const join: HandlerOf<'inviteAdd'> = async (request, context) => {
  const { services, address, language } = context;
  const { db, codes, clock } = services;
  if (request.password !== undefined && isCommonPassword(request.password)) {
    return refuseField('password', REASON_COMMON_PASSWORD);
  }
  const invited = await findInvited(request.token, context);
  if ('answer' in invited) return invited.answer;
  const { found: invitation } = invited;
  if (!(await isUsable(services, invitation))) return refuse(RET.tokenInvalid, language);
  if (!isForPhone(invitation, request)) return refuse(RET.phoneInvalid, language);

  const limit = await countAttempt(context);
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  const subject = subjectOf(request);
  const verdict = await codes.verify(subject, request.code, address);
  if (verdict === 'wrong') return refuse(RET.codeWrong, language);
  if (verdict !== 'right') return refuse(RET.codeExpired, language);

  const name = invitation.name ?? request.name;
  const passwordHash = request.password === undefined ? null : await hashPassword(request.password);
  const isApproved = invitation.auto_approve === 1;
  const outcome = await db.transaction().execute(async (transaction) => {
    const known = await lockUserId(transaction, subject);
    if (known === undefined && name === '') return 'no name';
    if (!(await consumeCode(transaction, subject, request.code, context))) return 'used';
    if (!(await takeInvitation(transaction, invitation))) return 'taken';
    const now = clock.now();
    const { area_code, phone } = request;
    const person = { area_code, phone, passwordHash, user_name: name, now };
    // Without an id the phone was registered a moment ago, so the account exists now.
    const userId =
      known ??
      (await createAccount(transaction, { ...person, type: 'staff' })) ??
      (await lockUserId(transaction, subject));
    if (userId === undefined) throw new Error('An account that exists was not found.');
    if (invitation.places === null) await recordTaker(transaction, invitation, userId);
    await addMember(transaction, {
      company_id: invitation.company_id,
      user_id: userId,
      role: 'employee',
      state: isApproved ? 'active' : 'waiting',
      created_at: now,
      invitation: invitation.places === null ? null : invitation.token_hash,
    });
    return 'joined';
  });
  if (outcome === 'no name') return refuseField('name');
  if (outcome === 'used') return refuse(RET.codeExpired, language);
  if (outcome === 'taken') return refuse(RET.tokenInvalid, language);
  return answerTo(isApproved ? 'active' : 'waiting');
};

/** A form that is sent again, for example because its answer was lost, gets the answer of the first time. */
export const inviteAdd: HandlerOf<'inviteAdd'> = async (request, context) => {
  const answer = await join(request, context);
  const isUsed =
    answer.kind === 'refusal' && (answer.ret === RET.tokenInvalid || answer.ret === RET.codeExpired);
  if (!isUsed) return answer;
  const { services, address } = context;
  const subject = subjectOf(request);
  const state = await stateOfJoined(services, subject);
  if (state === undefined) return answer;
  const verdict = await services.codes.verify(subject, request.code, address);
  return verdict === 'used' ? answerTo(state) : answer;
};
