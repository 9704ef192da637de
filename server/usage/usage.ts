/**
 * Usage records of the pages, kept for a while, without anything that identifies a visitor or lets others act for them.
 * Each has the event as which figures count it.
 */
import { LANDING_BUTTON, INSTALLER_BUTTON } from '#src/config/wire.ts';
import { ATTRIBUTION_MAX_CHARS } from '#src/config/attribution-wire.ts';
import { cookieKeys } from '#src/config/storage-keys.ts';
import { cleanPromoter } from '#src/domain/attribution.ts';
import type { CallContext, RequestOf } from '#server/api/handler.ts';
import type { Clock } from '#server/clock.ts';
import { deleteOlder } from '#server/db/delete-old.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';

type UsageRecord = RequestOf<'usageLog'>['data'][number];

/** The page already omits these; a record with one must not reach the disk. */
const SECRET_NAMES = new Set(['token', 'phone', 'code', 'sid', 'password', 'email']);
const SECRET_QUERY = /([?&#](?:token|phone|code|sid|password|email)=)[^&#]*/gi;

export async function recordUsage(
  db: Database,
  clock: Clock,
  records: readonly UsageRecord[],
  sender: Pick<CallContext, 'language' | 'device'>,
): Promise<void> {
  if (records.length === 0) return;
  const created_at = clock.now();
  const rows = records.map(({ key, count, platform, segmentation }) => ({
    id: newId(),
    key,
    count,
    platform,
    segmentation: JSON.stringify(redact(segmentation)),
    event: eventOf(segmentation),
    ...originOf(segmentation),
    ...sender,
    created_at,
  }));
  await db.insertInto('usage_records').values(rows).execute();
}

/** Pages of the development server do not count as visits. */
function eventOf({ button_name, is_test }: UsageRecord['segmentation']): string {
  if (is_test === true) return '';
  if (button_name === LANDING_BUTTON) return 'landing';
  return button_name === INSTALLER_BUTTON ? 'download' : '';
}

/** Read as the page reads it for its forms: the promoter is in the address, or is the channel. */
function originOf({ current_url, channel }: UsageRecord['segmentation']) {
  const known = textOf(channel);
  const address = URL.parse(textOf(current_url));
  const promoter = cleanPromoter(address?.searchParams.get(cookieKeys.promoter)) || cleanPromoter(known);
  return { promoter, channel: known.slice(0, ATTRIBUTION_MAX_CHARS) };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Deletes the oldest records above a number, at any age. @returns how many */
export async function deleteOldestUsage(db: Database, most: number): Promise<number> {
  const newestTooMany = await db
    .selectFrom('usage_records')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (!newestTooMany) return 0;
  return deleteOlder(db, 'usage_records', { column: 'created_at' }, newestTooMany.created_at + 1);
}

function redact(segmentation: UsageRecord['segmentation']): UsageRecord['segmentation'] {
  return Object.fromEntries(
    Object.entries(segmentation)
      .filter(([name]) => !SECRET_NAMES.has(name.toLowerCase()))
      .map(([name, value]) => [name, typeof value === 'string' ? value.replace(SECRET_QUERY, '$1') : value]),
  );
}
