/**
 * The webhook's event that an account was opened, and who referred the customer, by which partners are paid. It is
 * stored among the submissions, under the account's id, until it is delivered; without a webhook nothing is written.
 */
import type { Transaction } from 'kysely';
import type { NewAccount } from '#server/accounts/users.ts';
import type { Schema } from '#server/db/schema.ts';
import type { WebhookConfig } from '#server/deliveries/config.ts';
import type { Deliveries } from '#server/deliveries/deliveries.ts';
import { maskPhone } from '#src/domain/new-account.ts';

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
