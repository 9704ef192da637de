/** A11 and A12: work for the server, much of it at once and long. */
import { randomInt } from 'node:crypto';
import { calls } from '#src/api/contract/index.ts';
import { besideVisitors, inLanes, NotTriedError, wait, type Attack } from '#scripts/attack/attack.ts';
import { FIELD_NAMES, FIELD_VALUES } from '#scripts/attack/random-fields.ts';
import type { PhoneNumber, Target } from '#scripts/attack/target.ts';
import { askAndRead, tryCode } from './codes.ts';

const REGISTRATIONS = 100;
const CODES_PER_ADDRESS = 10;

export const registrations: Attack = {
  id: 'a11',
  title: `${REGISTRATIONS} people register in the same moment`,
  needsCodes: true,
  async run(target) {
    const people: { number: PhoneNumber; from: string; code: string }[] = [];
    let from = '';
    for (let index = 0; index < REGISTRATIONS; index++) {
      if (index % CODES_PER_ADDRESS === 0) from = target.freshAddress();
      const number = target.freshNumber();
      people.push({ number, from, code: await askAndRead(target, number, from) });
    }
    const rets: (number | undefined)[] = [];
    const statuses: number[] = [];
    const all = (): Promise<unknown> =>
      Promise.all(
        people.map(async ({ number, from: address, code }) => {
          const { ret, status } = await tryCode(target, number, code, address);
          rets.push(ret);
          statuses.push(status);
        }),
      );
    const start = performance.now();
    const visitors = await besideVisitors(target, all);
    const done = rets.filter((ret) => ret === 0).length;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    return [
      {
        what: 'registered',
        figure: `${done} of ${REGISTRATIONS} within ${seconds} s, ${statuses.filter((status) => status === 503).length} told 503`,
        held: done === REGISTRATIONS,
      },
      visitors,
    ];
  },
};

/** After how many bodies its memory is looked at. */
const LOOKS = [10_000, 30_000, 60_000, 100_000];
const BODIES = LOOKS.at(-1) ?? 0;
const LANES = 32;
/** From the first look to the last: garbage that was not collected yet is part of it; bodies that were kept would be more. */
const MOST_GROWTH_MB = 100;
const RESTS_MS = 3000;

const thousands = (count: number): string => count.toLocaleString('en');

const pick = <T>(from: readonly T[]): T | undefined => from[randomInt(from.length)];

const randomPayload = (): object =>
  Object.fromEntries(
    Array.from({ length: randomInt(8) }, () => [pick(FIELD_NAMES) ?? '', pick(FIELD_VALUES)]),
  );

/** What the process holds when it has nothing to do. */
async function memoryAtRest(target: Target): Promise<number> {
  await wait(RESTS_MS);
  return target.process?.memoryMb() ?? NaN;
}

export const bodies: Attack = {
  id: 'a12',
  title: `${thousands(BODIES)} random bodies`,
  async run(target) {
    if (!target.process) throw new NotTriedError('the memory of the server is not known on this system');
    const froms = Array.from({ length: 200 }, () => target.freshAddress());
    const all = Object.values(calls);
    const statuses = new Map<number, number>();
    const sendOne = async (index: number): Promise<void> => {
      const call = pick(all);
      if (!call) return;
      const from = froms[index % froms.length] ?? '127.0.0.1';
      const { status } =
        randomInt(8) === 0
          ? await target.send('POST', `/api/v5${call.path}`, JSON.stringify(pick(FIELD_VALUES)), {
              from,
              headers: { 'content-type': 'application/json', 'super-lang': 'en' },
            })
          : await target.call(call, randomPayload(), { from });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const memory = [await memoryAtRest(target)];
    for (const [index, look] of LOOKS.entries()) {
      await inLanes(LANES, look - (LOOKS[index - 1] ?? 0), sendOne);
      memory.push(await memoryAtRest(target));
    }
    const growth = (memory.at(-1) ?? NaN) - (memory[1] ?? NaN);
    const bad = [...statuses]
      .filter(([status]) => status === 0 || status === 500)
      .reduce((sum, [, n]) => sum + n, 0);
    return [
      { what: 'without an answer, or answered 500', figure: `${bad} of ${BODIES}`, held: bad === 0 },
      {
        what: `memory before, after ${LOOKS.map(thousands).join(', ')}`,
        figure: `${memory.map((mb) => mb.toFixed(0)).join(', ')} MB`,
        held: growth < MOST_GROWTH_MB,
      },
    ];
  },
};
