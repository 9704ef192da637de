/**
 * The seller assistant's look-up: estimated sales of a product. Estimates are not measured, so each figure is a range.
 * A provider of the operator answers with the same data (docs/server.md).
 */
import * as v from 'valibot';
import { DAY_PATTERN } from '#src/domain/day.ts';
import { defineCall, onServer } from './call.ts';
import { requiredText } from './fields.ts';

const day = v.pipe(v.string(), v.regex(DAY_PATTERN));
const range = v.pipe(
  v.object({ low: v.pipe(v.number(), v.minValue(0)), high: v.number() }),
  v.check(({ low, high }) => low <= high),
);

export const estimate = v.object({
  /** Its title at the marketplace. */
  product: v.string(),
  name: v.string(),
  marketplace: v.string(),
  /** The day of the estimate. */
  as_of: day,
  /** Pieces in the last month. */
  monthly_sales: range,
  /** In the last 90 days. */
  price: range,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Left out if unknown. */
  listed_at: v.optional(day),
  /** Pieces by month, the oldest first. */
  months: v.pipe(
    v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...range.entries })),
    v.maxLength(24),
  ),
  /** Sample data: from the list that the server ships with. */
  sample: v.optional(v.boolean()),
});

export type Estimate = v.InferOutput<typeof estimate>;

/** The results of a look-up; only `found` has an estimate. */
export const lookUpAnswer = v.variant('status', [
  v.object({ status: v.literal('found'), estimate }),
  v.object({ status: v.picklist(['unknown_marketplace', 'unknown_product', 'no_answer']) }),
]);

export type LookUpAnswer = v.InferOutput<typeof lookUpAnswer>;

/** No product's address is longer. */
export const PRODUCT_MAX_CHARS = 2048;

/** `product` is the address of its page, or its number. */
export const assistantLookUpRequest = onServer(() => v.object({ product: requiredText(PRODUCT_MAX_CHARS) }));
export const assistantLookUp = defineCall<typeof assistantLookUpRequest>()({
  path: '/assistant/look_up',
  reply: lookUpAnswer,
});
