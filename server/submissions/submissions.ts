/**
 * Stores the forms that staff answer. The same form sent again within ten minutes (a second click, a lost answer) is
 * the same record, with the same id. Its delivery is noted in the transaction that writes the record, so that no crash
 * can leave a record without its note.
 */
import type { Transaction } from 'kysely';
import type { Database, Schema } from '#server/db/schema.ts';
import type { Deliveries } from '#server/deliveries/deliveries.ts';
import { newId } from '#server/ids.ts';
import type { Installation } from '#server/installation.ts';
import type { NewAccount } from '#server/accounts/users.ts';
import type { WebhookConfig } from '#server/deliveries/config.ts';
import { maskPhone } from '#src/domain/new-account.ts';
import type { SubmissionKind } from './kinds.ts';

const DEDUPE_WINDOW_MS = 600_000;

export interface Submission {
  kind: SubmissionKind;
  /** The checked payload. */
  body: object;
  language: 'zh' | 'en';
}

export interface SubmissionsDependencies extends Pick<Installation, 'db' | 'clock' | 'hash'> {
  deliveries: Pick<Deliveries, 'enqueue'>;
}

export function createSubmissions({ db, clock, hash, deliveries }: SubmissionsDependencies) {
  const keys = (kind: SubmissionKind, body: object): [string, string] => {
    const window = Math.floor(clock.now() / DEDUPE_WINDOW_MS);
    const keyOf = (index: number): string => hash('submission', kind, JSON.stringify(body), String(index));
    return [keyOf(window), keyOf(window - 1)];
  };

  const findByKeys = async (from: Database, dedupeKeys: readonly string[]): Promise<string | undefined> => {
    const row = await from
      .selectFrom('submissions')
      .select('id')
      .where('dedupe_key', 'in', dedupeKeys)
      .where('created_at', '>', clock.now() - DEDUPE_WINDOW_MS)
      .executeTakeFirst();
    return row?.id;
  };

  return {
    /** The id of the same form, if it was sent a moment ago. */
    find: (kind: SubmissionKind, body: object) => findByKeys(db, keys(kind, body)),
    /** In the caller's transaction; call `deliveries.wake` after the commit. */
    async record(transaction: Transaction<Schema>, { kind, body, language }: Submission) {
      const [dedupe_key, keyBefore] = keys(kind, body);
      // The same form in the previous ten-minute window has another key.
      const existing = await findByKeys(transaction, [keyBefore]);
      if (existing !== undefined) return existing;
      const row = {
        id: newId(),
        kind,
        dedupe_key,
        language,
        body: JSON.stringify(body),
        created_at: clock.now(),
      };
      const written = await transaction
        .insertInto('submissions')
        .values(row)
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (written) await deliveries.enqueue(transaction, written.id);
      // Without it a parallel request with the same form was faster.
      return written?.id ?? (await findByKeys(transaction, [dedupe_key])) ?? row.id;
    },
  };
}

/**
 * The webhook's event that an account was opened, and who referred the customer, by which partners are paid. It is
 * stored among the submissions, under the account's id, until it is delivered; without a webhook nothing is written.
 */
export function createRegistrationEvents(
  { enqueue }: Pick<Deliveries, 'enqueue'>,
  webhook: WebhookConfig | undefined,
) {
  return {
    /** Within the transaction that opens the account; call `deliveries.wake` after the commit. */
    async enqueue(transaction: Transaction<Schema>, userId: string, account: Required<NewAccount>) {
      if (!webhook) return;
      const { area_code, phone, type, promoter, channel, callback, activity_id, from } = account;
      const { utm_source, referral, coupon, coupon_more, language, device, now } = account;
      const who = { user_id: userId, type, area_code, phone: webhook.wholePhones ? phone : maskPhone(phone) };
      const sender = { promoter, channel, callback, activity_id, from, utm_source, referral };
      const body = { ...who, ...sender, coupon, coupon_more, device };
      await transaction
        .insertInto('submissions')
        .values({
          id: userId,
          kind: 'registration',
          dedupe_key: `registration-${userId}`,
          language,
          body: JSON.stringify(body),
          created_at: now,
        })
        .execute();
      await enqueue(transaction, userId, ['webhook']);
    },
  };
}
