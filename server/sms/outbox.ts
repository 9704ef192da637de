/** The sender of an installation without a gateway: messages stay in a table, where a developer can read them. */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import type { SmsSender } from './sender.ts';

export function createOutbox(db: Database, clock: Clock): SmsSender {
  return {
    async send({ areaCode, phone, text, code }) {
      await db
        .insertInto('sms_outbox')
        .values({ id: newId(), recipient: `+${areaCode}${phone}`, text, code, created_at: clock.now() })
        .execute();
    },
  };
}

const MAX_LISTED = 100;

/** Newest first. */
export async function readOutbox(db: Database) {
  const rows = await db
    .selectFrom('sms_outbox')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    text: row.text,
    code: row.code,
    at: new Date(row.created_at).toISOString(),
  }));
}
