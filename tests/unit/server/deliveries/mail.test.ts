import { describe, expect, it, onTestFinished } from 'vitest';
import type { DeliveryEvent } from '#server/deliveries/destination.ts';
import { composeMail, createMail } from '#server/deliveries/mail.ts';
import { mailText } from '#server/deliveries/mail-text.ts';
import { startSmtpPeer, willingAnswer, type SmtpPeerOptions } from '#tests/helpers/smtp-peer.ts';

const event: DeliveryEvent = {
  id: 'abcdefgh12345678',
  kind: 'application',
  sequence: 1,
  createdAt: Date.parse('2026-11-20T12:00:00+08:00'),
  language: 'zh',
  data: {
    type: 2,
    source: 4,
    company_name: '泊店',
    contact: '王小明',
    phone: '13800000000',
    description: '',
  },
};
const settings = {
  host: '127.0.0.1',
  security: 'none',
  login: undefined,
  from: 'site@shop.test',
  to: ['office@shop.test', 'boss@shop.test'],
  brand: { zh: '泊店', en: 'Berth' },
  ownName: 'www.shop.test',
} as const;
type MailSettings = Parameters<typeof createMail>[0];
const login = { user: 'site', pass: 'secret' };

async function deliver(options?: SmtpPeerOptions, change: Partial<MailSettings> = {}, isThere = true) {
  const peer = await startSmtpPeer(options);
  onTestFinished(peer.close);
  if (!isThere) await peer.close();
  const mail = createMail({ ...settings, port: peer.port, ...change });
  return { peer, outcome: await mail.deliver(event, new AbortController().signal) };
}

/** The header lines, unfolded, and the decoded body. */
function parse(message: string): { headers: string[]; body: string } {
  const end = message.indexOf('\r\n\r\n');
  const headers = message
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const encoding = headers.find((line) => line.startsWith('Content-Transfer-Encoding'))?.split(': ')[1];
  const raw = message.slice(end + 4);
  if (encoding === 'base64') return { headers, body: Buffer.from(raw, 'base64').toString() };
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_found, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return { headers, body: encoding === 'quoted-printable' ? Buffer.from(bytes, 'latin1').toString() : raw };
}

describe('the mail of an event', () => {
  it('goes to every address, in plain text, with the sent form, and ends with QUIT', async () => {
    const { peer, outcome } = await deliver();
    expect(outcome).toEqual({ kind: 'accepted' });
    await expect.poll(() => peer.commands).toContain('QUIT');
    expect(peer.commands).toEqual([
      'EHLO www.shop.test',
      'MAIL FROM:<site@shop.test>',
      'RCPT TO:<office@shop.test>',
      'RCPT TO:<boss@shop.test>',
      'DATA',
      'QUIT',
    ]);
    const { headers, body } = parse(peer.messages[0] ?? '');
    expect(headers).toContain('Content-Type: text/plain; charset=utf-8');
    expect(headers.filter((line) => line.startsWith('Reply-To'))).toEqual([]);
    expect(headers).toContain(`Message-ID: <${event.id}@shop.test>`);
    for (const line of [
      '类型：渠道伙伴',
      '来源位置：渠道伙伴页首屏',
      '公司：泊店',
      '手机：13800000000',
      event.id,
    ])
      expect(body).toContain(line);
    expect(body).not.toContain('说明');
  });

  it('has the same headers, whatever a visitor types into any field', async () => {
    const attacks = [
      'x\r\nBcc: thief@evil.test',
      'x\nBcc: thief@evil.test',
      'x\rBcc: thief@evil.test',
      'x\u2028Bcc: thief@evil.test',
      'x\r\n\r\n<script>',
      'x\r\n.\r\nMAIL FROM:<thief@evil.test>',
      '=?utf-8?Q?x=0D=0ABcc:_thief@evil.test?=',
      'a@b.test, thief@evil.test',
    ];
    const headersOf = async (data: DeliveryEvent['data']) =>
      parse((await composeMail({ ...event, data }, settings)).toString()).headers.filter(
        (line) => !line.startsWith('Content-Transfer-Encoding'),
      );
    const plain = await headersOf(event.data);
    expect(plain.length).toBeGreaterThan(6);
    for (const attack of attacks) {
      for (const field of ['company_name', 'contact', 'phone', 'email', 'description', 'from']) {
        expect(await headersOf({ ...event.data, [field]: attack })).toEqual(plain);
      }
    }
  });

  it('has the visitor’s address, if any, for replies', async () => {
    const data = { ...event.data, email: 'ming@shop.test' };
    const { headers } = parse((await composeMail({ ...event, data }, settings)).toString());
    expect(headers).toContain('Reply-To: ming@shop.test');
  });

  it('shows the time of arrival in the office’s time zone', () => {
    expect(mailText(event)).toContain('北京时间 2026-11-20 12:00 收到');
  });

  it('indents further lines of a field, so that none passes for another field', () => {
    const text = mailText({ ...event, language: 'en', data: { contact: 'A\nPhone: 1', phone: '2' } });
    expect(text.split('\n').filter((line) => line.startsWith('Phone: '))).toEqual(['Phone: 2']);
    expect(text).toContain('Contact person: A\n    Phone: 1');
  });

  it('signs in where a user is set', async () => {
    const { peer } = await deliver({ extensions: ['AUTH PLAIN'] }, { login });
    const plain = Buffer.from('\0site\0secret').toString('base64');
    expect(peer.commands[1]).toBe(`AUTH PLAIN ${plain}`);
    expect(peer.messages).toHaveLength(1);
  });
});

describe('a mail server that fails', () => {
  const refusing = (verb: string, line: string | undefined) => (command: string) =>
    command.startsWith(verb) ? line : willingAnswer()(command);

  it.each([
    ['refuses the sender', 'MAIL', '550 no', 'refused', 'EENVELOPE, answered 550'],
    ['is busy', 'MAIL', '451 later', 'unavailable', 'EENVELOPE, answered 451'],
    ['does not greet', 'greeting', '554 go away', 'unavailable', /^E[A-Z]+, answered 554$/],
  ] as const)('that %s', async (_what, verb, line, kind, problem) => {
    const { outcome } = await deliver({ answer: refusing(verb, line) });
    expect(outcome.kind).toBe(kind);
    if (typeof problem === 'string') expect(outcome.problem).toBe(problem);
    else expect(outcome.problem).toMatch(problem);
  });

  it('that accepts one of two recipients is a success, and the other one is reported', async () => {
    const { outcome } = await deliver({ answer: refusing('RCPT TO:<boss', '550 who?') });
    expect(outcome).toEqual({ kind: 'accepted', problem: '1 of 2 recipients were refused' });
  });

  it.each(['greeting', 'DATA', 'message'])(
    'that stops answering at %s is given up after the limit',
    async (verb) => {
      const { outcome } = await deliver({ answer: refusing(verb, undefined) }, { timeoutMs: 100 });
      expect(outcome).toEqual({ kind: 'unavailable', problem: 'not finished within 0.1 s' });
    },
  );

  it('that cannot be reached is reported as unavailable', async () => {
    const { outcome } = await deliver({}, {}, false);
    expect(outcome).toEqual({ kind: 'unavailable', problem: 'ESOCKET, ECONNREFUSED' });
  });

  it('that offers no encryption gets no mail where encryption is required', async () => {
    const { peer, outcome } = await deliver({}, { security: 'starttls', login });
    expect(outcome.kind).toBe('unavailable');
    expect(peer.commands.filter((command) => /^(AUTH|MAIL|DATA)/.test(command))).toEqual([]);
  });
});
