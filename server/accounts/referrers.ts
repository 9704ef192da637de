/** Who can be named as the referrer: an account by its referral code, or one that the operator has set up. */
import type { Content } from '#server/content/content.ts';
import type { Database } from '#server/db/schema.ts';

export async function isReferrer(
  { db, content }: { db: Database; content: Content },
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
