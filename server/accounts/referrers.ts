/** Valid referrers (accounts by referral code, and those that the operator has set up), and how many named them. */
import type { Database } from '#server/db/schema.ts';
import type { Installation } from '#server/installation.ts';

export async function isReferrer(
  { db, content }: Pick<Installation, 'db' | 'content'>,
  referral: string,
): Promise<boolean> {
  if (content.promoters.promoters.some((promoter) => promoter.referral === referral)) return true;
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', referral)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many accounts named this referral code when they were opened. */
export async function countReferred(db: Database, referral: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('referred_by', '=', referral)
    .executeTakeFirstOrThrow();
  return count;
}
