import { describe, expect, it, onTestFinished } from 'vitest';
import { deleteExpired } from '#server/housekeeping.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createReportStore } from '#server/reports/reports.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { insertMadeUp } from '#tests/helpers/made-up-rows.ts';
import { apiForTest, ORIGIN } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, type DatabaseKind, openTestDatabase } from '#tests/helpers/test-databases.ts';
import { operatorFor } from '#tests/helpers/operator.ts';

const VISITOR = '203.0.113.7';

/** A word without digits, different from its neighbours. */
const word = (index: number): string =>
  String(index).replace(/\d/g, (figure) => 'abcdefghij'.charAt(Number(figure)));

const report = (what: string, page = '/') =>
  ({ kind: 'error', page, what: `Error: ${what}`, place: '' }) as const;

async function reporting(kind: DatabaseKind) {
  const { log, lines } = heardLog();
  const { db, close } = await openTestDatabase(kind);
  const clock = createFakeClock();
  const store = createReportStore(db, clock, log, createKeyedHash('a key for tests that is long enough'));
  onTestFinished(async () => {
    await store.stop();
    await close();
  });
  const isPage = (path: string) => ['/', '/download', '/en/register'].includes(path);
  const api = await apiForTest(kind, { SITE_DIR: 'no-site' }, { db, reports: { store, isPage } });
  const send = (
    body: unknown,
    type = 'application/json',
    from?: string,
    headers: Record<string, string> = {},
  ) =>
    api.request(
      '/api/reports',
      {
        method: 'POST',
        headers: { 'content-type': type, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      from,
    );
  const rows = async () => {
    await store.flush();
    return db.selectFrom('page_reports').selectAll().orderBy('count', 'desc').orderBy('what').execute();
  };
  return { api, clock, db, store, lines, send, rows };
}

const fault = (more: object = {}) => ({
  faults: [
    {
      page: '/en/register',
      name: 'TypeError',
      message: 'x is not a function',
      file: `${ORIGIN}/_astro/page.abc.js`,
      line: 3,
      column: 14,
      ...more,
    },
  ],
});

describe.each(DATABASE_KINDS)('POST /api/reports on %s', (kind) => {
  it('keeps one row for each different report, of both kinds and all three forms', async () => {
    const { send, rows, lines } = await reporting(kind);
    const old = {
      'csp-report': {
        'document-uri': `${ORIGIN}/download?phone=13800000001`,
        'blocked-uri': 'https://cdn.evil.test/13800000001/x.js',
        'effective-directive': 'script-src-elem',
        'source-file': `${ORIGIN}/download`,
        'line-number': 7,
      },
    };
    expect((await send(old, 'application/csp-report')).status).toBe(204);
    const modern = [
      { type: 'deprecation', body: { id: 'x' } },
      {
        type: 'csp-violation',
        body: {
          documentURL: `${ORIGIN}/`,
          blockedURL: 'inline',
          effectiveDirective: 'style-src-attr',
          sourceFile: null,
        },
      },
      {
        type: 'csp-violation',
        body: { documentURL: `${ORIGIN}/`, blockedURL: 'chrome-extension', effectiveDirective: 'script-src' },
      },
    ];
    expect((await send(modern, 'application/reports+json')).status).toBe(204);
    for (let index = 0; index < 3; index++) expect((await send(fault())).status).toBe(204);
    expect(await rows()).toMatchObject([
      {
        kind: 'error',
        page: '/en/register',
        what: 'TypeError: x is not a function',
        place: '/_astro/page.abc.js:3:14',
        count: 3,
      },
      {
        kind: 'policy',
        page: '/download',
        what: 'script-src-elem cdn.evil.test',
        place: '(page):7',
        count: 1,
      },
      { kind: 'policy', page: '/', what: 'style-src-attr inline', place: '', count: 1 },
    ]);
    expect(lines.map(({ msg }) => msg)).toEqual(Array(3).fill('pages reported something new'));
    await send(fault());
    expect((await rows())[0]?.count).toBe(4);
    expect(lines).toHaveLength(3);
  });

  it('is limited in size, by address, in total and in rows, and refused reports are not written', async () => {
    const { send, rows, store, clock, db } = await reporting(kind);
    const refused: [status: number, ...sent: Parameters<typeof send>][] = [
      [413, 'x'.repeat(17_000)],
      [400, '{'],
      [400, { faults: 'x' }],
      [415, fault(), 'text/plain'],
      [403, fault(), 'application/json', undefined, { origin: 'https://evil.test' }],
    ];
    for (const [status, ...sent] of refused) expect((await send(...sent)).status).toBe(status);
    expect(await rows()).toEqual([]);
    const statuses: number[] = [];
    for (let index = 0; index < 30; index++) {
      statuses.push((await send(fault(), 'application/json', '203.0.113.8')).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    for (let round = 0; round < 5; round++) {
      for (let index = 0; index < 220; index++) {
        store.add(report(String(round * 220 + index)), `198.51.100.${index}`);
      }
      await store.flush();
    }
    const kept = await rows();
    expect(kept).toHaveLength(1001);
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(1120);
    clock.advance(31 * 86_400);
    await deleteExpired(db, clock);
    store.add(report('1'), VISITOR);
    await store.flush();
    expect(await db.selectFrom('page_reports').select('count').execute()).toEqual([{ count: 1 }]);
  });

  it('writes all reports before the end, and keeps their times when a write fails', async () => {
    const { store, clock, db, rows } = await reporting(kind);
    store.add(report('x'), VISITOR);
    const writing = store.flush();
    clock.advance(30);
    store.add(report('x'), VISITOR);
    await store.stop();
    expect(await db.selectFrom('page_reports').select('count').execute()).toEqual([{ count: 2 }]);
    await writing;

    const began = clock.now();
    store.add(report('y'), VISITOR);
    await db.schema.alterTable('page_reports').renameTo('elsewhere').execute();
    await store.flush();
    await db.schema.alterTable('elsewhere').renameTo('page_reports').execute();
    clock.advance(60);
    store.add(report('y'), VISITOR);
    const found = (await rows()).find(({ what }) => what === 'Error: y');
    expect(found).toMatchObject({ count: 2, first_at: began, last_at: began + 60_000 });
  });
});

describe('POST /api/reports', () => {
  it('stores nothing that could identify the browser', async () => {
    const { send, rows, lines } = await reporting('sqlite');
    const phone = '13800000001';
    await send(
      fault({
        page: `/user/${phone}`,
        name: 'anna@shop.test',
        message: `No anna@shop.test "${'secret '.repeat(9)}" at https://x.test/?token=abc for +86 138-0000-0001\n\u202e`,
        file: `${ORIGIN}/x/${phone}`,
      }),
    );
    const kept = JSON.stringify([await rows(), lines]);
    for (const secret of [phone, '138', 'anna', 'secret', 'token', '203.0.113'])
      expect(kept).not.toContain(secret);
    expect((await rows())[0]).toMatchObject({ page: '(other)', place: '(page):3:14' });
  });

  it('keeps the reports of others when a few senders make up more than fit', async () => {
    const { store, rows, lines, db } = await reporting('sqlite');
    store.add(report('met by one visitor, before'), '192.0.2.1');
    await store.flush();
    const said = lines.length;
    for (let round = 0; round < 11; round++) {
      for (let index = 0; index < 100; index++) {
        store.add(report(word(round * 100 + index)), `203.0.113.${1 + (index % 5)}`);
      }
      await store.flush();
    }
    store.add(report('met by one visitor, after'), '192.0.2.2');
    // Repetition: one error, reported by a visitor on all pages of the site.
    for (let page = 0; page < 30; page++) store.add(report('on every page', `/page-${page}`), '192.0.2.3');
    const kept = await rows();
    const whats = kept.map(({ what }) => what);
    expect(whats).toContain('Error: met by one visitor, before');
    expect(whats).toContain('Error: met by one visitor, after');
    expect(whats.filter((what) => what === 'Error: on every page')).toHaveLength(20);
    expect(kept).toHaveLength(1001);
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(1 + 1100 + 31);
    // Made-up reports stay new; the log gets ten in a minute, and once in an hour the deleted ones.
    expect(lines.length - said).toBe(12 * 11 + 1);
    await db.deleteFrom('page_reports').execute();
  });

  it('reserves a place in each minute for new senders, and counts a household as one', async () => {
    const { send } = await reporting('sqlite');
    const from = async (address: string) => (await send(fault(), 'application/json', address)).status;
    const taken = async (addresses: readonly string[]) => {
      let all = 0;
      for (const address of addresses) if ((await from(address)) === 204) all++;
      return all;
    };
    // Ninety from each of two of its 256 networks.
    const household = Array.from(
      { length: 180 },
      (_, index) => `2001:db8:1:${((index % 2) * 256 + index).toString(16)}::1`,
    );
    expect(await taken(household)).toBe(160);
    const flood = Array.from({ length: 340 }, (_, index) => `198.51.100.${index % 20}`);
    expect(await taken(flood)).toBe(320);
    expect([await from('198.51.100.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([
      429, 204, 429,
    ]);
  });
});

describe.each(DATABASE_KINDS)('npm run operate -- reports on %s', (kind) => {
  it('lists first what most networks reported, before what one network reports endlessly', async () => {
    const operator = await operatorFor(kind);
    const at = operator.clock.now();
    const insert = (what: string, count: number, sources: number, last_at = at) =>
      insertMadeUp(operator.db, 'page_reports', { what, count, sources, last_at });
    await insert('of one endlessly', 90_000, 2 ** 5);
    await insert('of three', 4, 2 ** 47 + 2 ** 5 + 1);
    await insert('of one', 2, 2);
    await insert('of yesterday', 5, 3, at - 86_400_000);
    const shown = async (...args: string[]) => {
      const { code, out, err } = await operator.run('reports', ...args);
      expect([code, err]).toEqual([0, '']);
      const lines = out.trim().split('\n').slice(1);
      return lines.map((line) => line.split(/ {2,}/).filter((_cell, index) => [0, 1, 4].includes(index)));
    };
    const all = [
      ['3', '4', 'of three'],
      ['2', '5', 'of yesterday'],
      ['1', '90000', 'of one endlessly'],
      ['1', '2', 'of one'],
    ];
    expect(await shown()).toEqual(all);
    expect(await shown('--limit', '2')).toEqual(all.slice(0, 2));
    expect(await shown('--since', new Date(at - 1000).toISOString())).toEqual(all.toSpliced(1, 1));
    expect((await operator.run('reports', 'clear')).out).toBe('No reports are left.\n');
    expect((await operator.run('audit')).out).toContain('reports.clear');
    expect((await operator.run('reports')).out).toBe('Pages reported nothing.\n');
    expect(await operator.run('reports', 'everything')).toMatchObject({ code: 2, out: '' });
  });
});
