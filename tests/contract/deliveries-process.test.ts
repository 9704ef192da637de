/** The server as its command, with a webhook and a mail server: wired up, and killed in the middle of a delivery. */
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  accountCancel,
  applicationAdd,
  appointmentAdd,
  customizeAdd,
  feedbackAdd,
} from '#src/api/contract/applications.ts';
import { customerServiceMessage } from '#src/api/contract/customer-service.ts';
import { registerAdd, registerPhoneCode } from '#src/api/contract/register.ts';
import { openDatabase } from '#server/db/database.ts';
import { dayFromNow } from '#tests/helpers/days.ts';
import { startHttpPeer, type HttpPeer } from '#tests/helpers/http-peer.ts';
import { startSmtpPeer, type SmtpPeer } from '#tests/helpers/smtp-peer.ts';
import { processForTest, productClient } from '#tests/helpers/test-api.ts';
import { DATABASE_KINDS, openTestDatabase, type DatabaseKind } from '#tests/helpers/test-databases.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const start = (environment: Record<string, string>, dataDir?: string) =>
  processForTest({ LIMIT_FORMS_PER_ADDRESS_HOUR: '100000', ...environment }, dataDir);

async function databaseSettings(kind: DatabaseKind): Promise<Record<string, string>> {
  if (kind === 'sqlite') return {};
  const { url, close } = await openTestDatabase(kind);
  onTestFinished(close);
  return { DATABASE_URL: url ?? '' };
}

/** As if the 30 s had passed after which others may take over; the embedded database has no others. */
async function endLease(kind: DatabaseKind, url: string | undefined): Promise<void> {
  if (kind === 'sqlite' || url === undefined) return;
  const db = openDatabase({ kind, url });
  await db.updateTable('delivery_queues').set({ lease_until: 0 }).execute();
  await db.destroy();
}

async function webhook(answer: Parameters<typeof startHttpPeer>[0]): Promise<HttpPeer> {
  const peer = await startHttpPeer(answer);
  onTestFinished(() => peer.close());
  return peer;
}
async function mailServer(): Promise<SmtpPeer> {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.close());
  return peer;
}

interface Body {
  id: string;
  type: string;
  sequence: number;
}
const bodies = (peer: HttpPeer): Body[] => peer.requests.map(({ body }) => JSON.parse(body) as Body); // as the server documents it

describe.each(DATABASE_KINDS)('the server with an office behind it, on %s', (kind) => {
  it('killed in the middle of a delivery, it delivers everything that was confirmed, in order, repeats told by their id', async () => {
    let isHanging = true;
    const peer = await webhook((_request, response) => {
      if (!isHanging || peer.requests.length < 3) response.end();
    });
    const settings: Record<string, string> = {
      ...(await databaseSettings(kind)),
      FORMS_WEBHOOK_URL: peer.origin,
      FORMS_WEBHOOK_SECRET: SECRET,
    };
    const server = await start(settings);
    const client = productClient(server);
    const confirmed: string[] = [];
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let index = 0; server.child.signalCode === null && index < 200; index++) {
        const result = await client.call(feedbackAdd, { kind: 'idea', content: `${writer}-${index}` });
        if (result.ok) confirmed.push(result.data.id);
        // While others still write, and the receiver has the third event but has not said so.
        if (confirmed.length >= 30 && peer.requests.length === 3) server.child.kill('SIGKILL');
      }
    });
    await Promise.all(writers);
    expect(await server.exited).toBe('SIGKILL');
    const inMidDelivery = bodies(peer)[2];

    isHanging = false;
    await endLease(kind, settings['DATABASE_URL']);
    await start(settings, server.dataDir);
    await waitUntil('every confirmed form', () => {
      const arrived = new Set(bodies(peer).map(({ id }) => id));
      return confirmed.every((id) => arrived.has(id));
    });
    const all = bodies(peer);
    expect(all[3]).toEqual(inMidDelivery);
    expect(peer.requests[3]?.body).toBe(peer.requests[2]?.body);
    const once = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
    expect(once.map(({ sequence }) => sequence)).toEqual(once.map((_, index) => index + 1));
    expect(all.length - once.length).toBe(1);
  });
});

describe('the server with an office behind it', () => {
  it('hands on every kind of what visitors send, by webhook and by mail', async () => {
    const peer = await webhook((_request, response) => response.end());
    const mail = await mailServer();
    const server = await start({
      FORMS_WEBHOOK_URL: peer.origin,
      FORMS_WEBHOOK_SECRET: SECRET,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.port),
      SMTP_SECURITY: 'none',
      MAIL_FROM: 'site@shop.test',
      MAIL_TO: 'office@shop.test',
      DEV_TOOLS: '1',
      CLIENT_PORT: '0',
    });
    const client = productClient(server);
    const who = { company_name: '泊店', contact: '王小明', phone: '13800000000', email: 'a@b.example' };
    const needs = { industry: 'games', business_scope: 'x', company_size: '200 and higher' };
    const number = { area_code: '86', phone: '13600000001' } as const;
    const time = `${dayFromNow(9)} 14:30`;
    const results: { ok: boolean }[] = [
      await client.call(applicationAdd, { ...who, type: 2, source: 4 }),
      await client.call(customizeAdd, { ...who, ...needs }),
      await client.call(appointmentAdd, { name: '王小明', phone: '13800000000', time }),
      await client.call(feedbackAdd, { kind: 'bug', content: 'x' }),
      await client.call(customerServiceMessage, { name: '王小明', contact: 'x', content: '你好' }),
      await client.call(registerPhoneCode, { ...number, purpose: 'cancel' }),
    ];
    const outbox = (await (await fetch(`${server.origin}/dev/outbox`)).json()) as { code: string }[]; // as it documents
    results.push(await client.call(accountCancel, { ...number, code: outbox[0]?.code ?? '' }));
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

    // For whoever pays partners: no mail, no password, and the number only where the operator wants it.
    const newNumber = { area_code: '86', phone: '13600000002' } as const;
    await client.call(registerPhoneCode, { ...newNumber, purpose: 'register' });
    const sent = (await (await fetch(`${server.origin}/dev/outbox`)).json()) as { code: string }[]; // likewise
    const form = {
      code: sent[0]?.code ?? '',
      password: 'Harbour42',
      user_name: 'seller01',
      type: 'user',
    } as const;
    const opened = await client.call(registerAdd, { ...newNumber, ...form, promoter: 'harbor' });
    await waitUntil('the seventh', () => peer.requests.length >= 7);
    expect(JSON.parse(peer.requests[6]?.body ?? '')).toMatchObject({
      type: 'registration.created',
      sequence: 7,
      data: { user_id: opened.ok && opened.data.user_id, promoter: 'harbor', phone: '136…02' },
    });
    expect(peer.requests[6]?.body).not.toMatch(/Harbour42|13600000002|password/);
    expect(mail.messages).toHaveLength(6);
    const started = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
