/** The figures of a partner's code, for the holder of its key. */
import * as v from 'valibot';
import { PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';
import { defineCall, onServer } from './call.ts';

const PARTNER_KEY_MAX_CHARS = 128;

export const partnerFiguresRequest = onServer(() =>
  v.object({
    promoter: v.pipe(v.string(), v.regex(PROMOTER_PATTERN)),
    key: v.pipe(v.string(), v.minLength(1), v.maxLength(PARTNER_KEY_MAX_CHARS)),
  }),
);
const counts = { visits: v.number(), registrations: v.number() };
/**
 * The last thirty days in Beijing, oldest first, and the totals. `visits` counts visitors who agreed to statistics. A
 * code without a key, an unknown code and a wrong key get the same answer.
 */
export const partnerFigures = defineCall<typeof partnerFiguresRequest>()({
  path: '/partner/figures',
  reply: v.object({ days: v.array(v.object({ day: v.string(), ...counts })), total: v.object(counts) }),
});
