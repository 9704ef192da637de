/** A2 and A3: whoever fills the disk, by being refused or by being let. */
import { registerPhoneCode } from '#src/api/contract/register.ts';
import { usageLog } from '#src/api/contract/usage.ts';
import { besideVisitors, inLanes, type Attack, type Finding } from '#scripts/attack/attack.ts';

const SECONDS_OF_DAY = 86_400;
const TOO_MANY = 10020;

const REFUSED = 10_000;
const LANES = 60;
/** Of all those refusals; the few that were allowed first write theirs. */
const MOST_ROWS = 100;

export const refusals: Attack = {
  id: 'a2',
  title: '10,000 requests for codes from one address, all but the first few refused',
  needsCodes: true,
  async run(target) {
    const from = target.freshAddress();
    const before = await target.stored();
    const start = performance.now();
    let [refused, sent] = [0, 0];
    const attack = (): Promise<void> =>
      inLanes(LANES, REFUSED, async () => {
        const { ret } = await target.call(registerPhoneCode, target.freshNumber(), { from });
        if (ret === TOO_MANY) refused++;
        if (ret === 0) sent++;
      });
    const visitors = await besideVisitors(target, attack);
    const seconds = (performance.now() - start) / 1000;
    const findings: Finding[] = [
      {
        what: 'answered',
        figure: `${sent} codes, ${refused} refusals, ${(REFUSED / seconds).toFixed(0)} a second`,
      },
      visitors,
    ];
    const after = await target.stored();
    if (before && after) {
      const rows = ['rate_keys', 'rate_events'].reduce(
        (sum, table) => sum + (after.rows[table] ?? 0) - (before.rows[table] ?? 0),
        0,
      );
      const bytes = after.bytes - before.bytes;
      findings.push({
        what: 'written for it',
        figure: `${rows} rows, ${mb(bytes)}; at this rate ${mb((bytes / seconds) * SECONDS_OF_DAY)} in a day`,
        held: rows <= MOST_ROWS,
      });
    }
    return findings;
  },
};

const FLOODERS = 400;
const FLOOD_MS = 120_000;
/** Of the hour for all: those of single addresses do not come to so many. */
const ENOUGH_REFUSALS = 300;
/** Within what one address may send in a minute. */
const BATCHES_EACH = 55;
/** As much as goes into one body of 64 kB, sealed. */
const BIG_BATCH = Array.from({ length: 15 }, (_, index) => ({
  key: `attack-${index}`,
  platform: 'PC',
  segmentation: { text: 'x'.repeat(1400), more: 'y'.repeat(1400) },
}));

export const usage: Attack = {
  id: 'a3',
  title: `usage records: as big as they may be, and from ${FLOODERS} addresses`,
  async run(target) {
    const from = target.freshAddress();
    const before = await target.stored();
    let taken = 0;
    for (let batch = 0; batch < 70; batch++) {
      if ((await target.call(usageLog, { data: BIG_BATCH }, { from })).ret === 0) taken++;
    }
    const after = await target.stored();
    const findings: Finding[] = [
      { what: 'big batches taken from one address in a minute', figure: `${taken} of 70` },
    ];
    if (before && after && taken > 0) {
      findings.push({ what: 'written for each of them', figure: mb((after.bytes - before.bytes) / taken) });
    }
    const all = FLOODERS * BATCHES_EACH;
    const froms = Array.from({ length: FLOODERS }, () => target.freshAddress());
    const deadline = performance.now() + FLOOD_MS;
    let [sent, flood, refusedOfFlood] = [0, 0, 0];
    await inLanes(LANES, all, async (index) => {
      if (refusedOfFlood >= ENOUGH_REFUSALS || performance.now() > deadline) return;
      const small = { data: [{ key: 'attack', platform: 'PC' }] };
      const { ret } = await target.call(usageLog, small, { from: froms[index % FLOODERS] ?? from });
      sent++;
      if (ret === 0) flood++;
      if (ret === TOO_MANY) refusedOfFlood++;
    });
    const isBounded = refusedOfFlood >= ENOUGH_REFUSALS;
    findings.push({
      what: 'batches taken from all, before they were refused',
      figure: isBounded ? String(flood) : `${flood} of ${sent}, none refused yet`,
      // A server that did not get so far in the time has shown nothing.
      ...(isBounded || sent === all ? { held: isBounded } : {}),
    });
    return findings;
  },
};

function mb(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e3).toFixed(0)} kB`;
}
