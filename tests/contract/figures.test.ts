/** The sums of visits, downloads and registrations, and who may read them. */
import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/schema.ts';
import { updateDailySums, DIMENSIONS, sumsBy, sumsByDay } from '#server/statistics/sums.ts';
import { partnerKeyHash } from '#server/statistics/partner-keys.ts';
import { OPERATOR_POLICY } from '#server/statistics/operator-page.ts';
import { browserAt, startInbox } from '#tests/helpers/desk-visits.ts';
import { deskForTest } from '#tests/helpers/desk.ts';
import { codeFor, nextNumber, refusal, register } from '#tests/helpers/new-account.ts';
import { ACCOUNT, openAccount } from '#tests/helpers/account-page.ts';
import { insertMadeUp } from '#tests/helpers/made-up-rows.ts';
import { operatorFor } from '#tests/helpers/operator.ts';
import { productBody } from '#tests/helpers/requests.ts';
import { apiForTest, type TestApi } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS } from '#tests/helpers/test-databases.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const EVER = { from: 0, to: Number.MAX_SAFE_INTEGER };
const LONG_AFTER_S = 3600;

/** A record like a page's: the promoter is in the address. */
const told = (button_name: string, promoter = '', channel = '', more: object = {}) => ({
  key: `home:${button_name}`,
  platform: 'PC' as const,
  segmentation: {
    button_name,
    channel,
    current_url: `https://www.shop.test/${promoter && `?promoter=${promoter}`}`,
    is_test: false,
    ...more,
  },
});

const send = (api: TestApi, data: object[], language = 'zh') =>
  api.request('/api/v5/usage/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': IPHONE },
    body: productBody({ data, language }),
  });

const allOf = async (db: Database) => ({
  day: await sumsByDay(db, EVER),
  promoter: await sumsBy(db, 'promoter', EVER),
  channel: await sumsBy(db, 'channel', EVER),
  language: await sumsBy(db, 'language', EVER),
  device: await sumsBy(db, 'device', EVER),
});

const counts = (landing: number, download: number, registration: number) => ({
  landing,
  download,
  registration,
});

describe.each(DATABASE_KINDS)('figures on %s', (kind) => {
  it('are the same before and after they are added up, however often, and at once', async () => {
    const api = await apiForTest(kind);
    const today = [told('landing', 'harbor', 'c1'), told('installer', 'harbor', 'c1'), told('landing')];
    const ignored = [told('register'), told('landing', 'harbor', '', { is_test: true })];
    expect((await send(api, [...today, ...ignored])).status).toBe(200);
    const number = nextNumber();
    await register(api, number, await codeFor(api, number), { promoter: 'harbor', channel: 'c1' });
    api.clock.advance(24 * 3600);
    await send(api, [told('landing', '', 'quay7')], 'en');

    const before = await allOf(api.db);
    expect(before.day.map(({ day: _day, ...sum }) => sum)).toEqual([counts(2, 1, 1), counts(1, 0, 0)]);
    // A channel with the form of a promoter's code is one, as on the page.
    expect(before.promoter).toEqual([
      { value: 'harbor', ...counts(1, 1, 1) },
      { value: '', ...counts(1, 0, 0) },
      { value: 'quay7', ...counts(1, 0, 0) },
    ]);
    expect(before.language).toEqual([
      { value: 'zh', ...counts(2, 1, 1) },
      { value: 'en', ...counts(1, 0, 0) },
    ]);
    expect(before.device).toContainEqual({ value: 'iphone', ...counts(3, 1, 0) });

    for (let hour = 0; hour < 3; hour++) {
      api.clock.advance(LONG_AFTER_S);
      // Like several servers, each with a connection of its own.
      await Promise.all([1, 2, 3].map(() => updateDailySums(api.db, api.clock, ['harbor'])));
      expect(await allOf(api.db)).toEqual(before);
    }
    await api.db.deleteFrom('usage_records').execute();
    expect(await allOf(api.db)).toEqual(before);
  });

  it('begin a day at midnight in Beijing, and limit a visitor’s made-up codes', async () => {
    const api = await apiForTest(kind);
    const made = Array.from({ length: 250 }, (_none, index) => told('landing', `made-up-${index}`));
    await send(api, [told('landing', 'harbor'), ...made.slice(0, 99)]);
    await send(api, made.slice(99, 199));
    await send(api, made.slice(199));
    api.clock.advance(LONG_AFTER_S);
    await updateDailySums(api.db, api.clock, ['harbor']);
    const sums = await sumsBy(api.db, 'promoter', EVER);
    expect(sums).toHaveLength(201);
    expect(sums).toContainEqual({ value: 'harbor', ...counts(1, 0, 0) });
    expect(sums).toContainEqual({ value: '*', ...counts(51, 0, 0) });
    const [sum] = await sumsByDay(api.db, EVER);
    expect(new Date(sum?.day ?? 0).toISOString()).toMatch(/T16:00:00.000Z$/);
  });

  it('are printed as the operator asks, with unknown codes marked', async () => {
    const operator = await operatorFor(kind);
    await operator.register('13600000001', { promoter: 'harbor', utm_source: 'news' });
    await operator.register('13600000002', { promoter: 'nobody', from: 'mail', activity_id: '618' });
    await operator.call('usageLog', { data: [told('landing', 'harbor'), told('landing', 'nobody')] });

    const read = async (...args: string[]) =>
      JSON.parse((await operator.run(...args, '--json')).out) as Record<string, unknown>[];
    const columns = 'day promoter channel callback activity from utm_source referrer count'.split(' ');
    const empty = Object.fromEntries(columns.map((name) => [name, '']));
    const [first, second] = await read('registrations');
    expect(Object.keys(first ?? {}).slice(0, 9)).toEqual(columns);
    expect(first).toMatchObject({
      promoter: 'harbor',
      utm_source: 'news',
      known: 'yes',
      phone: '+86 136…01',
    });
    expect(second).toMatchObject({ promoter: 'nobody', from: 'mail', activity: '618', known: 'no' });
    expect(await read('registrations', '--promoter', 'harbor')).toHaveLength(1);
    expect(await read('registrations', '--by', 'promoter')).toEqual([
      { ...empty, promoter: 'harbor', count: 1, known: 'yes' },
      { ...empty, promoter: 'nobody', count: 1, known: 'no' },
    ]);
    const byDay = await operator.run('registrations', '--by', 'day', '--csv');
    expect(byDay.out).toBe(`\ufeff${columns.join()}\r\n${String(first?.['day'])},,,,,,,,2\r\n`);
    expect(await read('registrations', '--by', 'channel')).toEqual([{ ...empty, count: 2 }]);
    expect(await read('registrations', '--to', '2020-01-01')).toEqual([]);
    expect(await read('statistics')).toEqual([{ day: first?.['day'], ...counts(2, 0, 2) }]);
    expect(await read('statistics', '--by', 'promoter')).toEqual([
      { promoter: 'harbor', known: 'yes', ...counts(1, 0, 1) },
      { promoter: 'nobody', known: 'no', ...counts(1, 0, 1) },
    ]);
    for (const by of DIMENSIONS) {
      const { code, out } = await operator.run('statistics', '--by', by, '--csv');
      expect([code, out.startsWith(`\ufeff${by},`)]).toEqual([0, true]);
    }
    expect((await operator.run('statistics', '--by', 'person')).err).toContain('choose day, channel');
  });
});

describe('figures', () => {
  it('are shown to a partner with the key, and reveal nothing to others', async () => {
    const operator = await operatorFor('sqlite');
    await operator.register('13600000003', { promoter: 'harbor' });
    await operator.register('13600000004', { promoter: 'quay7' });
    await operator.call('usageLog', { data: [told('landing', 'harbor'), told('landing', 'quay7')] });
    const made = await operator.run('partner-keys', 'make', 'harbor');
    const key = made.out.trim().split('\n').at(-1) ?? '';
    expect((await operator.run('partner-keys')).out).toContain('harbor');
    expect(JSON.stringify(await operator.db.selectFrom('partner_keys').selectAll().execute())).not.toContain(
      key,
    );
    expect(
      made.log + JSON.stringify(await operator.db.selectFrom('audit_records').selectAll().execute()),
    ).not.toContain(key);

    const answer = await operator.call('partnerFigures', { promoter: 'harbor', key });
    expect(answer).toMatchObject({ ok: true, data: { total: { visits: 1, registrations: 1 } } });
    const { days = [] } = answer.ok ? answer.data : {};
    expect([days.length, days.at(-1)]).toEqual([
      30,
      expect.objectContaining({ visits: 1, registrations: 1 }),
    ]);

    const wrong = await operator.call('partnerFigures', { promoter: 'harbor', key: 'x'.repeat(32) });
    expect(wrong).toMatchObject(refusal(10021));
    for (const promoter of ['quay7', 'nobody']) {
      expect(await operator.call('partnerFigures', { promoter, key })).toEqual(wrong);
    }
    expect((await operator.run('partner-keys', 'make', 'nobody')).err).toContain(
      'promoters.json has no code',
    );
    expect((await operator.run('partner-keys', 'revoke', 'harbor')).code).toBe(0);
    expect(await operator.call('partnerFigures', { promoter: 'harbor', key })).toEqual(wrong);
    expect((await operator.run('partner-keys', 'revoke', 'harbor')).err).toContain('has no key');
  });

  it('limit guesses of keys, and do not count the right one', async () => {
    const api = await apiForTest('sqlite');
    const key_hash = partnerKeyHash(api.hash, 'harbor', 'right');
    await insertMadeUp(api.db, 'partner_keys', { promoter: 'harbor', key_hash });
    const read = (key: string) => api.call('partnerFigures', { promoter: 'harbor', key });
    for (let tries = 0; tries < 21; tries++) expect(await read('right')).toMatchObject({ ok: true });
    const guess = () => read('guess');
    for (let tries = 0; tries < 20; tries++) expect(await guess()).toMatchObject(refusal(10021));
    expect(await guess()).toMatchObject(refusal(10020));
  });
});

it('figures are on /operator after a sign-in at the desk, without names or numbers', async () => {
  const desk = await deskForTest('sqlite', { DESK_PASSWORD: 'correct horse battery' });
  await openAccount(desk.db);
  const api = await apiForTest('sqlite', {}, { db: desk.db, clock: desk.clock });
  await send(api, [told('landing', '<b>', 'mail'), told('landing', 'made-up'), told('installer', 'harbor')]);
  const browser = browserAt(desk);
  expect(await browser.go('/operator')).toMatchObject({ path: '/agent' });
  await (await startInbox(browser)).signIn({ name: 'Anna', password: 'correct horse battery' });
  const page = await browser.send('/operator?language=en-US&days=7');
  const text = await page.text();
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, OPERATOR_POLICY]);
  expect(text).toContain('made-up (not in promoters.json)');
  expect(text.match(/role="img" aria-label="[^"]+"/g)).toEqual([
    'role="img" aria-label="Visits: by day, at most 2 in a day"',
    'role="img" aria-label="Downloads: by day, at most 1 in a day"',
    'role="img" aria-label="Registrations: by day, at most 0 in a day"',
  ]);
  expect(text).not.toContain(ACCOUNT.userName);
  expect(text).not.toContain('<b>mail');
  expect((await browser.send('/operator?days=everything')).status).toBe(200);
});
