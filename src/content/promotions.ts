/** The promotions of one language, in the order in which they matter at the time of the build. */
import type { Locale } from '#i18n/locales.ts';
import { buildTime } from '#src/config/build-time.ts';
import { byRelevance, promotionState, type PromotionState } from '#src/domain/promotion-state.ts';
import { entriesOf, entryOf, type LocalEntry } from './local-entries.ts';

export type Promotion = LocalEntry<'promotions'>['data'] & {
  slug: string;
  /** At the time of the build; the page keeps it right afterwards. */
  state: PromotionState;
};

const promotionOf = ({ slug, data }: LocalEntry<'promotions'>): Promotion => ({
  ...data,
  slug,
  state: promotionState(data, buildTime),
});

export async function readPromotions(locale: Locale): Promise<Promotion[]> {
  return byRelevance((await entriesOf('promotions', locale)).map(promotionOf), buildTime);
}

/** @throws Error when there is no such promotion */
export async function readPromotion(locale: Locale, slug: string): Promise<Promotion> {
  return promotionOf(await entryOf('promotions', locale, slug));
}
