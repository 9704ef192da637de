/** What the calls for live data send, as the server checks it. */
import * as v from 'valibot';

export const qrLiveCodeRequest = v.object({
  group_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(32)),
});

export const promoterInfoRequest = v.object({ promoter: v.optional(v.string(), '') });
