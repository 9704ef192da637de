/** The built-in receiver of usage records. */
import * as v from 'valibot';
import { USAGE_BATCH_MAX, USAGE_LIMITS } from '#src/config/wire.ts';
import { defineCall, onServer } from './call.ts';
import { noData, text } from './fields.ts';

const segmentValue = onServer(() =>
  v.union([v.pipe(text, v.maxLength(USAGE_LIMITS.valueChars)), v.number(), v.boolean(), v.null()]),
);

const usageRecord = onServer(() =>
  v.object({
    key: v.pipe(v.string(), v.regex(/^[\w.:-]+$/), v.maxLength(USAGE_LIMITS.keyChars)),
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    platform: v.literal('PC'),
    segmentation: v.optional(
      v.pipe(
        v.record(v.pipe(text, v.maxLength(USAGE_LIMITS.keyChars)), segmentValue),
        v.check((values) => JSON.stringify(values).length <= USAGE_LIMITS.recordChars),
      ),
      {},
    ),
  }),
);

export const usageLogRequest = onServer(() =>
  v.object({ data: v.pipe(v.array(usageRecord), v.maxLength(USAGE_BATCH_MAX)) }),
);
/** Without `x-api-key` and `super-lang`: a page that is being left can only send a beacon, which has no headers. */
export const usageLog = defineCall<typeof usageLogRequest>()({ path: '/usage/log', reply: noData });
