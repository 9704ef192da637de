/** What a look at the market sends, as the server checks it. */
import * as v from 'valibot';
import { DEFAULT_PAGE_SIZE, MARKET_LIMITS, MAX_PAGE_SIZE } from '#src/config/wire.ts';
import { optionalText } from './fields.ts';

export const applicationMarketListRequest = v.object({
  keyword: optionalText(MARKET_LIMITS.keyword),
  category: optionalText(MARKET_LIMITS.category),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  page_size: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
    DEFAULT_PAGE_SIZE,
  ),
});
