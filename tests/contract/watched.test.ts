import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calls } from '#src/api/contract/calls.ts';
import { SmsError } from '#server/sms/sender.ts';
import { createMetrics, watchQueries } from '#server/watch/metrics.ts';
import { createOutages, withoutRepeats, watchSms } from '#server/watch/outages.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { apiForTest } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, databaseForTest, type DatabaseKind } from '#tests/helpers/test-databases.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';

/** Errors like those of the runtime's `fetch`; its parser has a code of `undefined`. */
const coded = (code: string | undefined): Error =>
  Object.assign(new Error('of 13800000001'), { name: 'HTTPParserError', code });

/** The outages of a server, with its log. */
async function observedOutages(kind: DatabaseKind, probe: { probeEveryMs?: number } = {}) {
  const { log, lines } = heardLog();
  const db = await databaseForTest(kind);
  const [clock, metrics] = [createFakeClock(), createMetrics()];
  const outages = createOutages({ db, clock, log, metrics, ...probe });
  onTestFinished(() => outages.stop());
  return { lines, db, clock, metrics, outages, quiet: withoutRepeats(log, outages) };
}

const TOKEN = 'a-token-of-24-letters-or-more';

describe('GET /api/metrics', () => {
  it('answers where it is turned on, only this machine, by a name of it, and no request through a proxy', async () => {
    const off = await apiForTest('sqlite');
    expect((await off.request('/api/metrics', {}, '127.0.0.1')).status).toBe(404);
    const metrics = createMetrics();
    const api = await apiForTest('sqlite', { METRICS: '1' }, { metrics });
    const local = (headers: Record<string, string> = {}, host = '127.0.0.1', from = '127.0.0.1') =>
      api.app.request(
        `http://${host}/api/metrics`,
        { headers },
        { incoming: { socket: { remoteAddress: from } } },
      );
    const answer = await local();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('version=0.0.4');
    expect(await answer.text()).toContain('nodejs_eventloop_lag_seconds');
    expect((await local({}, 'localhost:4321', '::ffff:127.0.0.1')).status).toBe(200);
    expect((await local({}, '127.0.0.1', '203.0.113.7')).status).toBe(404);
    expect((await local({}, 'www.shop.test')).status).toBe(404);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect([name, (await local({ [name]: '127.0.0.1' })).status]).toEqual([name, 404]);
    }
  });

  it('answers requests with the token, also during maintenance', async () => {
    const environment = { METRICS: '1', METRICS_TOKEN: TOKEN, MAINTENANCE: '1' };
    const api = await apiForTest('sqlite', environment, { metrics: createMetrics() });
    const statusWith = async (headers: Record<string, string>, from?: string) =>
      (await api.request('/api/metrics', { headers }, from)).status;
    expect(await statusWith({}, '127.0.0.1')).toBe(401);
    expect(await statusWith({ authorization: 'Bearer wrong' })).toBe(401);
    expect(await statusWith({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  });

  it('shows the other figures when one of them is missing', async () => {
    const metrics = createMetrics();
    metrics.addGauge('never_told', 'Of a database that does not answer.', () => new Promise(() => undefined));
    metrics.addGauge('broken', 'Of one that is away.', () => Promise.reject(new Error('away')));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reading = metrics.text();
    await vi.advanceTimersByTimeAsync(2000);
    const text = await reading;
    expect(text).toMatch(/^never_told Nan$/im);
    expect(text).toMatch(/^broken Nan$/im);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('counts by short lists of words, whatever the request', async () => {
    const metrics = createMetrics();
    const api = await apiForTest('sqlite', {}, { metrics });
    expect(await api.call('publicConfig', {})).toMatchObject({ ok: true });
    await api.call('registerPhoneCode', { area_code: '86', phone: '1' });
    for (let index = 0; index < 20; index++) {
      await api.request(`/api/v5/somebody-${index}`);
      await api.request(`/somebody-${index}`, { method: 'PURGE' });
    }
    const text = await metrics.text();
    expect(text).toContain('site_api_answers_total{call="publicConfig",answer="ok"} 1');
    expect(text).toContain('site_api_answers_total{call="registerPhoneCode",answer="10014"} 1');
    expect(text).toContain('site_http_requests_total{route="/api/other",method="GET",status="404"} 20');
    expect(text).toMatch(/site_http_requests_total\{route="file",method="other",status="\d+"\} 20/);
    expect(text).not.toContain('somebody');
    const routes = new Set(
      [...text.matchAll(/site_http_requests_total\{route="([^"]+)"/g)].map(([, route]) => route),
    );
    expect(routes.size).toBeLessThan(Object.keys(calls).length);
  });
});

describe('the log', () => {
  it('has the id from the operator’s proxy in each line of the request, and no id from others', async () => {
    const { log, lines } = heardLog();
    const broken = { send: () => Promise.reject(new Error('a fault of ours')) };
    const api = await apiForTest('sqlite', { TRUSTED_PROXIES: '10.0.0.0/8' }, { log, sms: broken });
    const init = { headers: { 'x-request-id': 'proxy-made-4711', 'x-forwarded-for': '203.0.113.9' } };
    await api.request('/api/nothing', init, '10.0.0.1');
    await api.request('/api/nothing', init, '203.0.113.9');
    const [proxied, direct] = lines.map(({ request }) => request);
    expect(proxied).toBe('proxy-made-4711');
    expect(direct).toMatch(/^[0-9a-z]{16}$/);
    await api.request('/api/nothing', { headers: { 'x-request-id': 'bad id"}' } }, '10.0.0.1');
    expect(lines.at(-1)?.request).toMatch(/^[0-9a-z]{16}$/);

    lines.length = 0;
    await api.call('registerPhoneCode', { area_code: '86', phone: '13800000001' }, { from: '10.0.0.1' });
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'request']);
    expect(new Set(lines.map(({ request }) => request)).size).toBe(1);
  });

  it('names slow statements without their values', async () => {
    const { log, lines } = heardLog();
    const db = await databaseForTest('sqlite');
    const metrics = createMetrics();
    const watch = { metrics: undefined, slowQueryMs: 100, reports: false };
    const observe = watchQueries({ watch }, log, metrics);
    const statement = db.selectFrom('users').select('id').where('phone', '=', '13800000001').compile();
    observe({ sql: statement.sql, ms: 99 });
    observe({ sql: statement.sql, ms: 1234.5 });
    expect(lines).toMatchObject([{ msg: 'a slow query', ms: 1235, level: 'warn' }]);
    expect(lines[0]?.['sql']).toContain('select "id" from "users"');
    expect(JSON.stringify(lines)).not.toContain('138000');
    expect(await metrics.text()).toContain('site_database_slow_queries_total 1');
  });
});

describe.each(DATABASE_KINDS)('an outage on %s', (kind) => {
  it('is one line at its begin and one at its end, however many requests it affects', async () => {
    const { lines, db, metrics, quiet } = await observedOutages(kind, { probeEveryMs: 5 });
    const full = Object.assign(new Error('values (13800000001)'), { code: '53100' });
    for (let index = 0; index < 50; index++) quiet.warn({ err: full }, 'request failed');
    quiet.error({ err: new TypeError('a fault of ours') }, 'request failed');
    quiet.warn('a word by itself');
    quiet.info({ status: 503 }, 'request');
    await waitUntil('the end of the outage', () => lines.some(({ msg }) => msg === 'an outage is over'));
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      ['error', 'an outage has begun: requests that need this service are refused until it works again'],
      ['error', 'request failed'],
      ['warn', 'a word by itself'],
      ['info', 'request'],
      ['warn', 'an outage is over'],
    ]);
    expect(lines[0]).toMatchObject({ what: 'database', problem: 'The disk is full.' });
    expect(lines.at(-1)).toMatchObject({ what: 'database', failures: 50 });
    expect(JSON.stringify(lines)).not.toContain('138000');
    expect(await metrics.text()).toContain('outage{what="database"} 0');
    expect(await db.selectFrom('meta').select('key').where('key', '=', 'probe').execute()).toEqual([]);
  });
});

describe('an outage of a gateway', () => {
  it.each([
    ['No answer in time.', Object.assign(new Error('aborted'), { name: 'TimeoutError' })],
    ['No answer (ECONNREFUSED).', new TypeError('fetch failed', { cause: coded('ECONNREFUSED') })],
    ['No answer (HTTPParserError).', new TypeError('fetch failed', { cause: coded(undefined) })],
    ['The answer cannot be read.', new SyntaxError('Unexpected token 13800000001')],
    ['The gateway answered 500.', new Error('The gateway answered 500.')],
  ])('is logged as %j, without the request and the answer', async (problem, cause) => {
    const { lines, outages } = await observedOutages('sqlite');
    expect(outages.report(new SmsError('The message was not taken.', { cause }))).toBe(true);
    expect(lines).toMatchObject([{ what: 'SMS gateway', problem }]);
  });

  it('ends with the next message that it accepts', async () => {
    const { lines, clock, outages, quiet } = await observedOutages('sqlite');
    let isOut = true;
    const cause = new Error('The gateway answered 503.');
    const sms = watchSms(
      {
        send: () =>
          isOut
            ? Promise.reject(new SmsError('The gateway did not accept the message.', { cause }))
            : Promise.resolve(),
      },
      outages,
    );
    const message = {
      areaCode: '86',
      phone: '13800000001',
      code: '123456',
      purpose: 'register',
      language: 'zh',
      voice: false,
      text: '',
    } as const;
    const send = () =>
      sms.send(message).catch((error: unknown) => quiet.warn({ err: error }, 'request failed'));
    await send();
    clock.advance(30);
    await send();
    isOut = false;
    await send();
    await send();
    expect(lines).toMatchObject([
      { level: 'error', what: 'SMS gateway', problem: 'The gateway answered 503.' },
      { level: 'warn', what: 'SMS gateway', seconds: 30, failures: 2 },
    ]);
  });
});
