/** A2 and A3: whoever fills the disk, by being refused or by being let. */
import { randomBytes } from 'node:crypto';
import { registerPhoneCode } from '#src/api/contract/register.ts';
import { usageLog } from '#src/api/contract/usage.ts';
import { besideVisitors, inLanes, type Attack, type Finding } from '#scripts/attack/attack.ts';
import type { Target } from '#scripts/attack/target.ts';

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
    const before = await target.stored.read();
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
    const after = await target.stored.read();
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

const PER_MINUTE = 60;
/** One address goes on for so long; it takes as long as its requests do, since the minutes pass in the database alone. */
const MINUTES = 35;
const MINUTES_OF_DAY = 1440;
/** Letters that no database packs, as somebody would send who means to fill the disk. */
const noise = (chars: number): string => randomBytes(chars).toString('base64url').slice(0, chars);

/** As much as goes into one body of 64 kB, sealed. */
const BIG_BATCH = Array.from({ length: 15 }, (_, index) => ({
  key: `attack-${index}`,
  platform: 'PC',
  segmentation: { text: noise(1400), more: noise(1400) },
}));

/** What one address can write that sends all that it may, minute after minute. */
async function fromOneAddress(target: Target): Promise<Finding[]> {
  const { stored } = target;
  const from = target.freshAddress();
  const send = async (): Promise<boolean> =>
    (await target.call(usageLog, { data: BIG_BATCH }, { from })).ret === 0;
  const before = await stored.read();
  const since = Date.now();
  let taken = 0;
  for (let batch = 0; batch < PER_MINUTE + 10; batch++) if (await send()) taken++;
  const findings: Finding[] = [
    { what: 'big batches taken from one address in a minute', figure: `${taken} of ${PER_MINUTE + 10}` },
  ];
  const counts = await stored.countsSince(since);
  if (!before || !counts) return findings;
  let [sent, isBounded] = [taken, false];
  for (let minute = 1; minute < MINUTES && !isBounded; minute++) {
    await stored.makeOlder(counts, 61);
    for (let batch = 0; batch < PER_MINUTE && !isBounded; batch++) {
      sent++;
      if (await send()) taken++;
      else isBounded = true;
    }
  }
  const written = ((await stored.read())?.bytes ?? NaN) - before.bytes;
  const day = isBounded ? written : (written / taken) * PER_MINUTE * MINUTES_OF_DAY;
  findings.push({
    what: `from one address, ${MINUTES} minutes long`,
    figure: `${taken} of ${sent} batches${isBounded ? ' and then none' : ''}, ${mb(written)}; in a day ${mb(day)}`,
    held: isBounded,
  });
  return findings;
}

const FLOODERS = 400;
const FLOOD_MS = 120_000;
/** Of the hour for all: those of single addresses do not come to so many. */
const ENOUGH_REFUSALS = 300;
/** Within what one address may send in a minute. */
const BATCHES_EACH = 55;

async function fromMany(target: Target): Promise<Finding> {
  const all = FLOODERS * BATCHES_EACH;
  const froms = Array.from({ length: FLOODERS }, () => target.freshAddress());
  const deadline = performance.now() + FLOOD_MS;
  let [sent, taken, refused, busy] = [0, 0, 0, 0];
  await inLanes(LANES, all, async (index) => {
    if (refused >= ENOUGH_REFUSALS || performance.now() > deadline) return;
    const small = { data: [{ key: 'attack', platform: 'PC' }] };
    const { ret } = await target.call(usageLog, small, { from: froms[index % FLOODERS] ?? '127.0.0.1' });
    sent++;
    if (ret === 0) taken++;
    else if (ret === TOO_MANY) refused++;
    else busy++;
  });
  const isBounded = refused >= ENOUGH_REFUSALS;
  return {
    what: `batches taken from ${FLOODERS} addresses within an hour`,
    figure: `${isBounded ? `${taken}, and then none` : `${taken} of ${sent}, not at the bound yet`}; ${busy} told that the server is busy`,
    // A server that did not get so far in the time has shown nothing.
    ...(isBounded || sent === all ? { held: isBounded } : {}),
  };
}

export const usage: Attack = {
  id: 'a3',
  title: `usage records: as big as they may be from one address, and from ${FLOODERS} addresses`,
  run: async (target) => [...(await fromOneAddress(target)), await fromMany(target)],
};

function mb(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e3).toFixed(0)} kB`;
}
