/** The market's applications and plug-ins for the browser. */
import * as v from 'valibot';
import { DEFAULT_PAGE_SIZE, MARKET_LIMITS, MAX_PAGE_SIZE } from '#src/config/wire.ts';
import { defineCall, onServer } from './call.ts';
import { optionalText } from './fields.ts';

/** Permissions of an application; the page has a sentence for each. */
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
  /** Sample data, including the number of installs: the list is not the operator's yet. */
  sample: v.optional(v.boolean()),
  /** Left out if the list has none. The page shows unknown names as they are. */
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
/** `page` counts from 1. An empty `keyword` or `category` does not filter; `total` counts the matches. */
export const applicationMarketList = defineCall<typeof applicationMarketListRequest>()({
  path: '/application_market/list',
  reply: v.object({ total: v.number(), list: v.array(marketEntry) }),
});
