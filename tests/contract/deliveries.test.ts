import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createClock, type Clock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { startDeliveries, waitAfter } from '#server/deliveries/deliveries.ts';
import { createDeliveryQueue } from '#server/deliveries/queue.ts';
import { createWebhook } from '#server/deliveries/webhook.ts';
import { deleteExpired } from '#server/housekeeping.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createLog } from '#server/log.ts';
import {
  createSubmissions,
  type Submission,
  type SubmissionsDependencies,
} from '#server/submissions/submissions.ts';
import { addDatabaseGauges, createMetrics } from '#server/watch/metrics.ts';
import { dayFromNow } from '#tests/helpers/days.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { folderForTest } from '#tests/helpers/folder.ts';
import { formNames, forms } from '#tests/helpers/forms.ts';
import { startHttpPeer, type HttpPeer } from '#tests/helpers/http-peer.ts';
import { accountForm } from '#tests/helpers/new-account.ts';
import { startSmtpPeer } from '#tests/helpers/smtp-peer.ts';
import { callSite, newestCode } from '#tests/helpers/site-client.ts';
import { apiForTest, serverForTest } from '#tests/helpers/test-api.ts';
import {
  DATABASE_KINDS,
  databaseForTest,
  openTestDatabase,
  type DatabaseKind,
  itOnPostgres,
} from '#tests/helpers/test-databases.ts';
import { withDb } from '#tests/helpers/used-site.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';

const KEY = Buffer.alloc(32, 7);
const SECRET = `whsec_${KEY.toString('base64')}`;
const log = createLog('silent');
const hash = createKeyedHash('a key for tests that is long enough');

interface Body {
  id: string;
  type: string;
  sequence: number;
  created_at: string;
  language: string;
  data: Record<string, unknown>;
}
const bodies = (peer: HttpPeer): Body[] => peer.requests.map(({ body }) => JSON.parse(body) as Body); // made by webhookBody

/** The answers to one request after the other: a status, silence, or the test's own; then 200. */
type Answer = number | 'silence' | ((response: ServerResponse) => void);
function receiver(...answers: Answer[]): Promise<HttpPeer> {
  return startHttpPeer((_request, response) => {
    const answer = answers.shift() ?? 200;
    if (typeof answer === 'function') answer(response);
    else if (answer !== 'silence') response.writeHead(answer).end();
  });
}

it('waits between attempts double from 5 s to 50 minutes, with up to a fifth more at random', () => {
  expect([1, 2, 3, 10, 40].map((attempts) => waitAfter(attempts, undefined, 0))).toEqual([
    5000, 10_000, 20_000, 2_560_000, 3_000_000,
  ]);
  expect([1, 40].map((attempts) => waitAfter(attempts, undefined, 1))).toEqual([6000, 3_600_000]);
});

/** Refuses an event as often as its form says, and accepts all others. */
function receiverThatRefuses(status: number, times: Readonly<Record<string, number>>): Promise<HttpPeer> {
  const left = new Map(Object.entries(times));
  return startHttpPeer((_request, response, body) => {
    const content = String((JSON.parse(body) as Body).data['content']);
    const refusals = left.get(content) ?? 0;
    left.set(content, refusals - 1);
    response.writeHead(refusals > 0 ? status : 200).end();
  });
}

/** Like the API: notes the event in a transaction, and wakes the worker after the commit. */
function recorderOn(
  dependencies: SubmissionsDependencies & { deliveries: Pick<ReturnType<typeof startDeliveries>, 'wake'> },
) {
  const submissions = createSubmissions(dependencies);
  return {
    async record(submission: Submission) {
      const id = await dependencies.db
        .transaction()
        .execute((transaction) => submissions.record(transaction, submission));
      dependencies.deliveries.wake();
      return id;
    },
  };
}

interface Pace {
  clock: Clock;
  timing: { pollMs: number; firstWaitMs?: number };
  timeoutMs?: number;
}
// With an attempt's own time limit: a slow machine would deliver again after a short one.
const QUICK: Pace = { clock: createClock(), timing: { pollMs: 20, firstWaitMs: 0.05 } };

function connect(db: Database, peer: HttpPeer, owner: string, { timing, ...more } = QUICK) {
  const { clock } = more;
  const destinations = [createWebhook({ url: `${peer.origin}/hook`, secrets: [SECRET], ...more })];
  const deliveries = startDeliveries({ db, clock, log, owner, destinations, timing });
  return { deliveries, submissions: recorderOn({ db, clock, hash, deliveries }) };
}

async function officeOn(kind: DatabaseKind, peer: HttpPeer, pace = QUICK) {
  const { db, url, close } = await openTestDatabase(kind);
  const connected = connect(db, peer, 'one', pace);
  onTestFinished(async () => {
    await connected.deliveries.stop();
    await close();
  });
  return { db, url, ...connected };
}

/** Queues without a worker. */
async function queuesOn(kind: DatabaseKind) {
  const db = await databaseForTest(kind);
  const clock = createFakeClock();
  const queueOf = (owner: string) => createDeliveryQueue({ db, clock, destinations: ['webhook'], owner });
  const queue = queueOf('nobody');
  const deliveries = { enqueue: queue.enqueue.bind(queue), wake: () => undefined };
  return { db, clock, queueOf, submissions: recorderOn({ db, clock, hash, deliveries }) };
}

const send = (submissions: ReturnType<typeof recorderOn>, content: string) =>
  submissions.record({ kind: 'feedback', body: { kind: 'idea', content, contact: '' }, language: 'zh' });
const allSettled = (db: Database) => async (): Promise<boolean> =>
  (await db.selectFrom('deliveries').select('sequence').where('state', '=', 'open').execute()).length === 0;

describe.each(DATABASE_KINDS)('delivery of submissions on %s', (kind) => {
  const office = (peer: HttpPeer) => officeOn(kind, peer);

  it('§7.18 is signed over id, time and body, with the submission’s own id', async () => {
    const peer = await receiver();
    const { db, submissions } = await office(peer);
    const body = { company_name: '泊店', phone: '13800000000' };
    const id = await submissions.record({ kind: 'application', body, language: 'en' });
    await waitUntil('the delivery', allSettled(db));
    const [request] = peer.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/hook' });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      id,
      type: 'application.created',
      sequence: 1,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      language: 'en',
      data: { company_name: '泊店', phone: '13800000000' },
    });
    const headers = request?.headers ?? {};
    expect(headers['webhook-id']).toBe(id);
    const timestamp = String(headers['webhook-timestamp']);
    expect(Math.abs(Number(timestamp) * 1000 - Date.now())).toBeLessThan(60_000);
    const signed = `${id}.${timestamp}.${request?.body ?? ''}`;
    const expected = createHmac('sha256', KEY).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${expected}`);
  });

  it('is noted in the transaction that writes the record: both or none', async () => {
    const enqueue = () => Promise.reject(new Error('the note could not be written'));
    const deliveries = { enqueue, wake: () => undefined, stop: () => Promise.resolve() };
    const api = await apiForTest(kind, {}, { deliveries });
    const form = { kind: 'idea', content: 'x' };
    expect(await api.call('feedbackAdd', form)).toMatchObject({ failure: { kind: 'http', status: 500 } });
    expect(await api.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
  });

  it('numbers parallel submissions without gaps, and a repeated form once', async () => {
    const peer = await receiver();
    const { db, submissions } = await office(peer);
    const contents = Array.from({ length: 20 }, (_, index) => String(index % 10));
    await Promise.all(contents.map((content) => send(submissions, content)));
    await waitUntil('ten deliveries', allSettled(db));
    expect(bodies(peer).map(({ sequence }) => sequence)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
    expect(new Set(bodies(peer).map(({ id }) => id)).size).toBe(10);
  });

  it('is done by one server at a time, and by the next after 30 s without a sign of it', async () => {
    const { clock, queueOf, submissions } = await queuesOn(kind);
    const [one, two] = [queueOf('one'), queueOf('two')];
    expect(await one.takeLease('webhook')).toBe(false); // nothing was ever sent
    await send(submissions, 'a');
    expect([await one.takeLease('webhook'), await two.takeLease('webhook')]).toEqual([true, false]);
    clock.advance(29);
    expect([await two.takeLease('webhook'), await one.takeLease('webhook')]).toEqual([false, true]);
    clock.advance(30);
    expect([await two.takeLease('webhook'), await one.takeLease('webhook')]).toEqual([true, false]);
    await two.releaseLease('webhook');
    expect(await one.takeLease('webhook')).toBe(true);
  });

  it('counts as waiting only while its destination is on', async () => {
    const { db, submissions } = await queuesOn(kind);
    await send(submissions, 'a');
    const on = { FORMS_WEBHOOK_URL: 'https://shop.example/hook', FORMS_WEBHOOK_SECRET: SECRET };
    for (const [environment, waiting] of [[on, 1] as const, [{}, 0] as const]) {
      const metrics = createMetrics();
      addDatabaseGauges(metrics, db, readConfig({ DEV_TOOLS: '1', ...environment }));
      expect(await metrics.text()).toContain(`site_deliveries_waiting ${waiting}\n`);
    }
  });
});

describe('delivery of submissions', () => {
  const office = (peer: HttpPeer, pace = QUICK) => officeOn('sqlite', peer, pace);
  /** Tries wait by the test's clock. */
  async function officeWithClock(peer: HttpPeer) {
    const clock = createFakeClock();
    return { clock, ...(await officeOn('sqlite', peer, { clock, timing: { pollMs: 5 } })) };
  }

  it('is repeated, with the same id and body, until the receiver accepts, however often it fails', async () => {
    const cut = (response: ServerResponse): void => void response.destroy();
    const peer = await receiver(500, 'silence', 302, 404, cut, ...Array<number>(8).fill(503));
    const { db, submissions } = await office(peer, { ...QUICK, timeoutMs: 1000 });
    const id = await send(submissions, 'a');
    await waitUntil('the delivery', allSettled(db));
    expect(bodies(peer).map((body) => body.id)).toEqual(Array(14).fill(id));
    expect(new Set(peer.requests.map(({ body }) => body)).size).toBe(1);
  });

  it('follows no redirect, and does not read an endless answer', async () => {
    const elsewhere = await receiver();
    const peer = await receiver(
      (response) => response.writeHead(307, { location: `${elsewhere.origin}/stolen` }).end(),
      (response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write('x'.repeat(1000)), 5);
        response.on('close', () => clearInterval(drip));
      },
    );
    const { db, submissions } = await office(peer);
    await send(submissions, 'a');
    await waitUntil('the delivery', allSettled(db));
    expect(peer.requests).toHaveLength(2);
    expect(elsewhere.requests).toEqual([]);
  });

  it.each([503, 422])(
    'that is answered with %i does not block later events, and is repeated',
    async (status) => {
      const peer = await receiverThatRefuses(status, { b: 2 });
      const { db, clock, submissions } = await officeWithClock(peer);
      for (const content of ['a', 'b', 'c', 'd']) await send(submissions, content);
      // The clock stands still, so the second try is never due.
      await waitUntil('all but the second', () => peer.requests.length === 4);
      clock.advance(6);
      await waitUntil('its second try', async () => {
        const { tries } = await db
          .selectFrom('deliveries')
          .select('tries')
          .where('sequence', '=', 2)
          .executeTakeFirstOrThrow();
        return tries === 2;
      });
      clock.advance(12);
      await waitUntil('its third try', allSettled(db));
      expect(bodies(peer).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 2, 2]);
    },
  );

  it('pauses after three failed events in a row, and continues in order when the receiver is up', async () => {
    const peer = await receiver(...Array<number>(3).fill(503));
    const { db, clock, submissions } = await officeWithClock(peer);
    for (let index = 1; index <= 20; index++) await send(submissions, String(index));
    await waitUntil('three tries', async () => {
      const rows = await db.selectFrom('deliveries').select('tries').where('tries', '>', 0).execute();
      return rows.length === 3;
    });
    await send(submissions, '21');
    clock.advance(60);
    await waitUntil('every delivery', allSettled(db));
    const all = Array.from({ length: 21 }, (_, index) => index + 1);
    expect(bodies(peer).map(({ sequence }) => sequence)).toEqual([1, 2, 3, ...all]);
  });

  it('is not delayed by times that a clock wrote a day ahead', async () => {
    const { db, clock, queueOf, submissions } = await queuesOn('sqlite');
    const queue = queueOf('one');
    await send(submissions, 'a');
    await send(submissions, 'b');
    const later = (ms: number) => ({ next_at: clock.now() + ms });
    await db.updateTable('deliveries').set(later(86_400_000)).where('sequence', '=', 1).execute();
    await db.updateTable('deliveries').set(later(3_600_000)).where('sequence', '=', 2).execute();
    const lease = { lease_owner: 'two', lease_until: clock.now() + 86_400_000 };
    await db.updateTable('delivery_queues').set(lease).execute();
    expect(await queue.takeLease('webhook')).toBe(true);
    const first = await queue.next('webhook');
    expect(first).toMatchObject({ event: { sequence: 1 }, nextAt: clock.now() });
    if (first) await queue.settle('webhook', first, { kind: 'accepted' }, 0);
    // An hour is the longest wait.
    expect(await queue.next('webhook')).toMatchObject({
      event: { sequence: 2 },
      nextAt: clock.now() + 3_600_000,
    });
  });

  it('sets an event aside after twelve refusals, and continues with later ones', async () => {
    const peer = await receiverThatRefuses(422, { poison: 12 });
    const { db, submissions } = await office(peer);
    const refused = await send(submissions, 'poison');
    const next = await send(submissions, 'fine');
    await waitUntil('the second delivery', allSettled(db));
    const rows = await db
      .selectFrom('deliveries')
      .select(['submission_id', 'state', 'tries', 'last_problem'])
      .orderBy('sequence')
      .execute();
    expect(rows).toEqual([
      { submission_id: refused, state: 'set aside', tries: 12, last_problem: 'answered 422' },
      { submission_id: next, state: 'sent', tries: 1, last_problem: '' },
    ]);
    expect(await db.selectFrom('submissions').select('id').execute()).toHaveLength(2);
  });

  it('is never removed by the clean-up while it is open', async () => {
    const { db, clock, queueOf, submissions } = await queuesOn('sqlite');
    await send(submissions, 'a');
    clock.advance(365 * 86_400);
    await deleteExpired(db, clock);
    expect(await queueOf('one').next('webhook')).toMatchObject({ event: { sequence: 1 } });
  });
});

itOnPostgres(
  'submissions to two servers that share PostgreSQL are delivered by one of them at a time, in order',
  async () => {
    const peer = await receiver();
    const first = await officeOn('postgres', peer);
    if (first.url === undefined) throw new Error('A PostgreSQL has an address.');
    const db = openDatabase({ kind: 'postgres', url: first.url });
    const second = connect(db, peer, 'two');
    onTestFinished(async () => {
      await second.deliveries.stop();
      await db.destroy();
    });
    const contents = Array.from({ length: 30 }, (_, index) => String(index));
    await Promise.all(
      contents.map((content, index) => send((index % 2 ? first : second).submissions, content)),
    );
    await waitUntil('thirty deliveries', allSettled(first.db));
    expect(bodies(peer).map(({ sequence }) => sequence)).toEqual(contents.map((_, index) => index + 1));
    // A server that ends releases its lease, so that the other does not wait for its end.
    await first.deliveries.stop();
    await send(second.submissions, 'later');
    await waitUntil('the last delivery', allSettled(first.db), 5000);
  },
);

it('the server with an office that receives submissions delivers every kind of them, by webhook and by mail', async () => {
  const peer = await receiver();
  const mail = await startSmtpPeer();
  onTestFinished(() => mail.close());
  const environment = {
    DATA_DIR: folderForTest(),
    FORMS_WEBHOOK_URL: peer.origin,
    FORMS_WEBHOOK_SECRET: SECRET,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    SMTP_SECURITY: 'none',
    MAIL_FROM: 'site@shop.test',
    MAIL_TO: 'office@shop.test',
    DEV_TOOLS: '1',
  };
  const server = await serverForTest(environment);
  const newCode = () => withDb(environment, (db) => newestCode(db));
  const today = { ...forms, appointmentAdd: { ...forms.appointmentAdd, time: `${dayFromNow(9)} 14:30` } };
  const results: { ok: boolean }[] = [];
  for (const name of formNames) results.push(await callSite(server, name, today[name]));
  const number = { area_code: '86', phone: '13600000001' } as const;
  await callSite(server, 'registerPhoneCode', { ...number, purpose: 'cancel' });
  results.push(await callSite(server, 'accountCancel', { ...number, code: await newCode() }));
  expect(results.filter((result) => !result.ok)).toEqual([]);
  await waitUntil('six of each', () => peer.requests.length >= 6 && mail.messages.length >= 6);
  expect(bodies(peer).map(({ type, sequence }) => `${sequence} ${type}`)).toEqual([
    '1 application.created',
    '2 customize.created',
    '3 appointment.created',
    '4 feedback.created',
    '5 message.created',
    '6 cancel.created',
  ]);
  const ids = bodies(peer).map(({ id }) => id);
  const numbers = mail.messages.map((message) => /^Message-ID: <(\w+)@shop\.test>$/im.exec(message)?.[1]);
  expect(numbers).toEqual(ids);

  // The basis of partners' pay: no mail, no password, and the number only if the operator wants it.
  const newNumber = { area_code: '86', phone: '13600000002' } as const;
  await callSite(server, 'registerPhoneCode', { ...newNumber, purpose: 'register' });
  const form = { ...newNumber, ...accountForm, code: await newCode(), promoter: 'harbor' };
  const opened = await callSite(server, 'registerAdd', form);
  await waitUntil('the seventh', () => peer.requests.length >= 7);
  expect(JSON.parse(peer.requests[6]?.body ?? '')).toMatchObject({
    type: 'registration.created',
    sequence: 7,
    data: { user_id: opened.ok && opened.data.user_id, promoter: 'harbor', phone: '136…02' },
  });
  expect(peer.requests[6]?.body).not.toMatch(/Harbour42|13600000002|password/);
  expect(mail.messages).toHaveLength(6);
});
