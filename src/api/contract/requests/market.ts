/** What a look at the market sends, as the server checks it. */
import * as v from 'valibot';
import { DEFAULT_PAGE_SIZE } from '#src/config/constants.ts';
import { optionalText } from './fields.ts';

export const applicationMarketListRequest = v.object({
  keyword: optionalText(64),
  category: optionalText(32),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  page_size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), DEFAULT_PAGE_SIZE),
});
