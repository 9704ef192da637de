/**
 * Forms that people answer, put on record. The same form sent again within ten minutes (a second click, a lost answer)
 * is the same record, and gets the same id.
 */
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/schema.ts';
import { newId } from '#server/ids.ts';
import type { KeyedHash } from '#server/keyed-hash.ts';

const DEDUPE_WINDOW_MS = 600_000;

export type SubmissionKind = 'application' | 'customize' | 'appointment' | 'feedback' | 'message' | 'cancel';

export interface Submissions {
  /** The id that this form had when it came a moment ago. */
  find(kind: SubmissionKind, body: object): Promise<string | undefined>;
  record(kind: SubmissionKind, body: object, language: 'zh' | 'en'): Promise<string>;
}

export function createSubmissions(db: Database, clock: Clock, hash: KeyedHash): Submissions {
  const keys = (kind: SubmissionKind, body: object): [string, string] => {
    const window = Math.floor(clock.now() / DEDUPE_WINDOW_MS);
    const keyOf = (index: number): string => hash('submission', kind, JSON.stringify(body), String(index));
    return [keyOf(window), keyOf(window - 1)];
  };

  const findByKeys = async (dedupeKeys: readonly string[]): Promise<string | undefined> => {
    const row = await db
      .selectFrom('submissions')
      .select('id')
      .where('dedupe_key', 'in', dedupeKeys)
      .where('created_at', '>', clock.now() - DEDUPE_WINDOW_MS)
      .executeTakeFirst();
    return row?.id;
  };

  return {
    find: (kind, body) => findByKeys(keys(kind, body)),
    async record(kind, body, language) {
      const [dedupe_key] = keys(kind, body);
      const inserted = await db
        .insertInto('submissions')
        .values({
          id: newId(),
          kind,
          dedupe_key,
          language,
          body: JSON.stringify(body),
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      // The twin of this request was faster.
      return inserted?.id ?? (await findByKeys([dedupe_key])) ?? newId();
    },
  };
}
