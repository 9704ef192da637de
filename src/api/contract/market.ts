/** The applications and plug-ins that the browser can be extended with. */
import * as v from 'valibot';
import { DEFAULT_PAGE_SIZE, MARKET_LIMITS, MAX_PAGE_SIZE } from '#src/config/wire.ts';
import { defineCall, onServer } from './call.ts';
import { optionalText } from './fields.ts';

/** What an application asks for; the page has a sentence for each. */
export const MARKET_PERMISSIONS = ['page', 'fill', 'files', 'notify', 'storage', 'network'] as const;

const marketEntry = v.object({
  id: v.string(),
  name: v.string(),
  summary: v.string(),
  /** Address of a picture on this site, or empty. */
  icon: v.string(),
  category: v.string(),
  vendor: v.string(),
  installs: v.number(),
  version: v.string(),
  /** `YYYY-MM-DD` */
  updated_at: v.string(),
  /** Made up, its number of installs too: a list that is not an operator's own yet. */
  sample: v.optional(v.boolean()),
  /** Left out where the list does not tell. A name that the page does not know is shown as it is. */
  permissions: v.optional(v.array(v.string())),
  /** Newest first. */
  history: v.optional(v.array(v.object({ version: v.string(), updated_at: v.string(), notes: v.string() }))),
});

export type MarketEntry = v.InferOutput<typeof marketEntry>;

export const applicationMarketListRequest = onServer(() =>
  v.object({
    keyword: optionalText(MARKET_LIMITS.keyword),
    category: optionalText(MARKET_LIMITS.category),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    page_size: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)),
      DEFAULT_PAGE_SIZE,
    ),
  }),
);
/** `page` counts from 1. An empty `keyword` or `category` does not filter; `total` counts what matches. */
export const applicationMarketList = defineCall<typeof applicationMarketListRequest>()({
  client: 'product',
  method: 'POST',
  path: '/application_market/list',
  reply: v.object({ total: v.number(), list: v.array(marketEntry) }),
});
