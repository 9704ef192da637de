import { describe, expect, it, onTestFinished } from 'vitest';
import { SmsError } from '#server/sms/sender.ts';
import { createOutages, withoutRepeats } from '#server/watch/outages.ts';
import { watchSms } from '#server/watch/watched.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { heardLog } from '#tests/helpers/heard-log.ts';
import { apiForTest } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, databaseForTest, type DatabaseKind } from '#tests/helpers/test-databases.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';

/** As the runtime's own `fetch` says what went wrong; its parser has a code of `undefined`. */
const coded = (code: string | undefined): Error =>
  Object.assign(new Error('of 13800000001'), { name: 'HTTPParserError', code });

/** What a server hears of outages, and what it says of them. */
async function listening(kind: DatabaseKind, probeEveryMs?: number) {
  const { log, lines } = heardLog();
  const db = await databaseForTest(kind);
  const clock = createFakeClock();
  const probe = probeEveryMs === undefined ? {} : { probeEveryMs };
  const outages = createOutages({ db, clock, log, ...probe });
  onTestFinished(() => outages.stop());
  return { lines, db, clock, outages, quiet: withoutRepeats(log, outages) };
}

describe('the log', () => {
  it('bears the id that the operator’s proxy gave, in each line of the request, and no one else’s', async () => {
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
});

describe.each(DATABASE_KINDS)('an outage on %s', (kind) => {
  it('is one line when it begins and one when it is over, however much meets it', async () => {
    const { lines, db, quiet } = await listening(kind, 5);
    const full = Object.assign(new Error('values (13800000001)'), { code: '53100' });
    for (let index = 0; index < 50; index++) quiet.warn({ err: full }, 'request failed');
    quiet.error({ err: new TypeError('a fault of ours') }, 'request failed');
    quiet.warn('a word by itself');
    quiet.info({ status: 503 }, 'request');
    await waitUntil('the end of the outage', () => lines.some(({ msg }) => msg === 'an outage is over'));
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
      ['error', 'an outage: what needs it is refused until it works again'],
      ['error', 'request failed'],
      ['warn', 'a word by itself'],
      ['info', 'request'],
      ['warn', 'an outage is over'],
    ]);
    expect(lines[0]).toMatchObject({ what: 'database', problem: 'The disk is full.' });
    expect(lines.at(-1)).toMatchObject({ what: 'database', met: 50 });
    expect(JSON.stringify(lines)).not.toContain('138000');
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
  ])('is told as %j, without what was sent or came back', async (problem, cause) => {
    const { lines, outages } = await listening('sqlite');
    expect(outages.met(new SmsError('The message was not taken.', { cause }))).toBe(true);
    expect(lines).toMatchObject([{ what: 'SMS gateway', problem }]);
  });

  it('is over with the next message that it takes', async () => {
    const { lines, clock, outages, quiet } = await listening('sqlite');
    let isOut = true;
    const cause = new Error('The gateway answered 503.');
    const sms = watchSms(
      {
        send: () =>
          isOut
            ? Promise.reject(new SmsError('The gateway did not take the message.', { cause }))
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
      { level: 'warn', what: 'SMS gateway', seconds: 30, met: 2 },
    ]);
  });
});
