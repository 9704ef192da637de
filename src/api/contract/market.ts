/** The applications and plug-ins that the browser can be extended with. */
import * as v from 'valibot';
import { defineCall } from './call.ts';
import type { applicationMarketListRequest } from './requests/market.ts';

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

/** `page` counts from 1. An empty `keyword` or `category` does not filter; `total` counts what matches. */
export const applicationMarketList = defineCall<typeof applicationMarketListRequest>()({
  client: 'product',
  method: 'POST',
  path: '/application_market/list',
  reply: v.object({ total: v.number(), list: v.array(marketEntry) }),
});
