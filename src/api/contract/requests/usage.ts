/** What a batch of usage records holds, as the server checks it. */
import * as v from 'valibot';
import { USAGE_BATCH_MAX } from '#src/api/contract/usage.ts';

/** One long value with its name, or many short ones: what one record may take on the disk. */
const RECORD_MAX_CHARS = 3072;

const segmentValue = v.union([v.pipe(v.string(), v.maxLength(2048)), v.number(), v.boolean(), v.null()]);

const usageRecord = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/)),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  platform: v.literal('PC'),
  segmentation: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(64)), segmentValue),
      v.check((values) => JSON.stringify(values).length <= RECORD_MAX_CHARS),
    ),
    {},
  ),
});

export const usageLogRequest = v.object({ data: v.pipe(v.array(usageRecord), v.maxLength(USAGE_BATCH_MAX)) });
