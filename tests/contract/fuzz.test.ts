import fc from 'fast-check';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_PREFIX } from '#src/api/contract/call.ts';
import { calls, type CallName } from '#src/api/contract/calls.ts';
import { seal } from '#src/api/envelope.ts';
import { wireHeaders } from '#tests/helpers/requests.ts';
import { startTestApi, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, type DatabaseKind } from '#tests/helpers/test-databases.ts';

const names = Object.keys(calls) as CallName[]; // the keys of that very object

/** Field names of the calls, so that bodies pass the first checks, and properties of every JavaScript object. */
const FIELD_NAMES = [
  ...Object.values(calls).flatMap(({ request }) => Object.keys(request.entries)),
  ...['language', '__proto__', 'constructor', 'toString'],
];
const KNOWN = '86 1 13800000000 2025550123 123456 Harbour42 seller01 company user cancel en'.split(' ');
const HOSTILE = ['x'.repeat(5000), '\0', '\ud800', "' or 1=1 --"];
const FORMED = ['sample-token-1', '王小明', 'a@b.example', 'http://site.test/oauth', '2026-12-01 10:00'];
const OTHERS = [0, 1, -1, 1.5, 1e308, null, true, [], {}, [{ key: 'k', platform: 'PC' }]];

const plausible = fc.constantFrom(...KNOWN, ...FORMED, ...HOSTILE, ...OTHERS);
const payload = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.dictionary(fc.constantFrom(...FIELD_NAMES), plausible, { noNullPrototype: true }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const body = fc.oneof(
  { weight: 8, arbitrary: payload.map((value) => ({ sealed: value })) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.base64String({ maxLength: 400 }).map((data) => JSON.stringify({ data })) },
);

/** PostgreSQL refuses more values than SQLite, so both are tested; before a release with eight times as many. */
const TIMES = process.env['CHAOS_CALLS'] === undefined ? 1 : 8;
const BODIES: Readonly<Record<DatabaseKind, number>> = { sqlite: 1280 * TIMES, postgres: 256 * TIMES };
/** The runtime's own memory varies by some hundred kilobytes; a body that is kept has 4 kB or more. */
const MOST_GROWTH_BYTES = 500_000;

/** The memory of this thread when it is idle. */
function heapAtRest(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // provided by the flag
  collect();
  return process.memoryUsage().heapUsed;
}

describe.each(DATABASE_KINDS)('S8, T20: any body on %s', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    const much = '1000000';
    api = await startTestApi(kind, {
      LIMIT_CODES_PER_ADDRESS_HOUR: much,
      LIMIT_CODES_TOTAL_HOUR: much,
      LIMIT_FORMS_PER_ADDRESS_HOUR: much,
      LIMIT_ATTEMPTS_PER_ADDRESS_HOUR: much,
      LIMIT_FAILED_LOOKUPS_PER_ADDRESS_HOUR: much,
      LIMIT_USAGE_BATCHES_PER_ADDRESS_MINUTE: much,
    });
  });
  afterAll(() => api.close());

  it('is answered, never with 500, and is not kept in memory (A12)', async () => {
    const seen = new Map<number, number>();
    const property = fc.asyncProperty(fc.constantFrom(...names), body, async (name, given) => {
      const call = calls[name];
      const secret = call.client === 'website' ? 'berth-website-16' : 'berth-product-16';
      const path = `/api${CLIENT_PREFIX[call.client]}${call.path}`;
      const sealed = typeof given === 'string' ? given : seal(given.sealed, secret);
      const text = typeof given === 'string' ? given : JSON.stringify({ data: sealed });
      const response =
        call.method === 'GET'
          ? await api.request(`${path}?data=${encodeURIComponent(sealed.toWellFormed())}`, {
              headers: wireHeaders,
            })
          : await api.request(path, { method: 'POST', headers: wireHeaders, body: text });
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
      expect([200, 400]).toContain(response.status);
      const reply = (await response.json()) as { ret: unknown };
      expect(typeof reply.ret).toBe('number');
    });
    const heaps: number[] = [];
    for (let part = 0; part < 4; part++) {
      await fc.assert(property, { numRuns: BODIES[kind] / 4, endOnFailure: true });
      heaps.push(heapAtRest());
    }
    // A12: each part is freed again; otherwise each would add 1 MB or more.
    // The runtime takes 5 MB once, at any time, so the median of three growths is compared.
    const growths = heaps.slice(1).map((heap, index) => heap - (heaps[index] ?? NaN));
    if (kind === 'sqlite') expect(growths.toSorted((a, b) => a - b)[1]).toBeLessThan(MOST_GROWTH_BYTES);
    expect(seen.get(200)).toBeGreaterThan(BODIES[kind] / 4);
    expect(({} as Record<string, unknown>)['platform']).toBeUndefined();
  });
});
