/** Forms that staff answer: stored once. */
import { RET } from '#src/api/contract/codes.ts';
import type { SubmissionKind } from '#server/submissions/kinds.ts';
import { data, refuse, refuseTooMany, type Answer } from '#server/api/answer.ts';
import type { CallContext, HandlerOf } from '#server/api/handler.ts';
import { countAttempt, consumeCode } from './codes.ts';

function recorder(kind: SubmissionKind) {
  return async (
    body: object,
    { services, address, language }: CallContext,
  ): Promise<Answer<{ id: string }>> => {
    const { submissions, deliveries, limiter, rules, formWarning } = services;
    const known = await submissions.find(kind, body);
    if (known !== undefined) return data({ id: known });
    const recorded = await limiter.consumeFor(rules.form(address), (transaction) =>
      submissions.record(transaction, { kind, body, language }),
    );
    if (!recorded.allowed) return refuseTooMany(recorded.retryAfterSeconds, language);
    deliveries.wake();
    await formWarning.check();
    return data({ id: recorded.done });
  };
}

export const applicationAdd: HandlerOf<'applicationAdd'> = recorder('application');
export const customizeAdd: HandlerOf<'customizeAdd'> = recorder('customize');
export const appointmentAdd: HandlerOf<'appointmentAdd'> = recorder('appointment');
export const feedbackAdd: HandlerOf<'feedbackAdd'> = recorder('feedback');
export const customerServiceMessage: HandlerOf<'customerServiceMessage'> = recorder('message');

/** The code proves the phone; the answer is the same with and without an account, and staff see which it is. */
export const accountCancel: HandlerOf<'accountCancel'> = async (request, context) => {
  const { services, address, language } = context;
  const { db, codes, submissions, deliveries } = services;
  const limit = await countAttempt(context);
  if (!limit.allowed) return refuseTooMany(limit.retryAfterSeconds, language);
  const { area_code, phone, code, reason } = request;
  const subject = await codes.newestFor({ purpose: 'cancel', areaCode: area_code, phone });
  const verdict = await codes.verify(subject, code, address);
  if (verdict === 'wrong') return refuse(RET.codeWrong, language);
  if (verdict === 'expired') return refuse(RET.codeExpired, language);
  const body = { area_code, phone, reason };
  const isNew =
    verdict === 'right' &&
    (await db.transaction().execute(async (transaction) => {
      if (!(await consumeCode(transaction, subject, code, context))) return false;
      await submissions.record(transaction, { kind: 'cancel', body, language });
      return true;
    }));
  if (isNew) deliveries.wake();
  // The right code a second time is the same request sent again, unless the fields differ.
  else if ((await submissions.find('cancel', body)) === undefined) return refuse(RET.codeExpired, language);
  return data({ status: 'pending' });
};
