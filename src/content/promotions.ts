/** The promotions of one language, in the order of relevance at build time. */
import type { Locale } from '#i18n/locales.ts';
import { buildTime } from '#src/config/build-time.ts';
import { byRelevance, promotionState, type PromotionState } from '#src/domain/promotion-state.ts';
import { entriesOf, entryOf, type LocalEntry } from './local-entries.ts';

export type Promotion = LocalEntry<'promotions'>['data'] & {
  ends: Date;
  /** Without an end, so neither period nor countdown is shown. */
  isLasting: boolean;
  /** State at build time; the page updates it. */
  state: PromotionState;
};

const NO_END = new Date('9999-12-31T00:00:00Z');

function promotionOf({ data }: LocalEntry<'promotions'>): Promotion {
  const ends = data.ends ?? NO_END;
  const state = promotionState({ starts: data.starts, ends }, buildTime);
  return { ...data, ends, isLasting: data.ends === undefined, state };
}

export async function readPromotions(locale: Locale): Promise<Promotion[]> {
  return byRelevance((await entriesOf('promotions', locale)).map(promotionOf), buildTime);
}

/** @throws Error when there is no such promotion */
export async function readPromotion(locale: Locale, slug: string): Promise<Promotion> {
  return promotionOf(await entryOf('promotions', locale, slug));
}
