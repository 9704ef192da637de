import { afterEach, describe, expect, it } from 'vitest';
import { codeText, SmsError, type CodeMessage, createWebhookSender } from '#server/sms/sender.ts';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';

const message: CodeMessage = {
  areaCode: '86',
  phone: '13800000000',
  code: '123456',
  purpose: 'register',
  language: 'zh',
  voice: true,
  text: 'text',
};

const brand = { zh: '泊店', en: 'Berth' };

it.each([
  ['zh', 'register', '注册账号'],
  ['zh', 'cancel', '注销账号'],
  ['en', 'register', 'to register'],
] as const)('codeText in %s says what a code to %s is for', (language, purpose, words) => {
  const text = codeText(brand, { code: '012345', purpose, language });
  expect(text).toContain('012345');
  expect(text).toContain(words);
  expect(text).toContain(brand[language]);
  expect(text).toContain(language === 'zh' ? '10 分钟' : '10 minutes');
});

describe('the webhook', () => {
  let limits: AbortController[] = [];
  const timeout = (ms: number): AbortSignal => {
    expect(ms).toBe(5000);
    const controller = new AbortController();
    limits.push(controller);
    return controller.signal;
  };
  afterEach(() => void (limits = []));
  function gateway(...left: (number | 'silence')[]) {
    return startHttpPeer((_request, response) => {
      const status = left.shift() ?? 500;
      // The time limit ends as soon as the gateway has the request and does not answer.
      if (status === 'silence') limits.at(-1)?.abort(new DOMException('too late', 'TimeoutError'));
      else response.writeHead(status).end();
    });
  }

  it('sends the message as JSON, with its token', async () => {
    const peer = await gateway(200);
    await createWebhookSender({ url: `${peer.origin}/sms`, token: 'the-token' }).send(message);
    const [request] = peer.requests;
    expect(request).toMatchObject({ method: 'POST', url: '/sms' });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer the-token',
      'content-type': 'application/json',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      to: '+8613800000000',
      area_code: '86',
      phone: '13800000000',
      code: '123456',
      purpose: 'register',
      language: 'zh',
      voice: true,
      text: 'text',
    });
  });

  it.each([
    ['a 5xx, then success', [503, 204], 2, true],
    ['silence, then success', ['silence', 200], 2, true],
    ['two failures', [500, 500, 200], 2, false],
    ['a 4xx', [400, 200], 1, false],
    ['a redirect', [302, 200], 2, true],
  ] as const)('on %s', async (_name, statuses, tries, isSent) => {
    const peer = await gateway(...statuses);
    const sender = createWebhookSender({ url: peer.origin, token: undefined, timeout });
    const sending = sender.send(message);
    if (isSent) await sending;
    else await expect(sending).rejects.toThrow(SmsError);
    expect(peer.requests).toHaveLength(tries);
    expect(new Set(peer.requests.map((request) => request.headers['idempotency-key'])).size).toBe(1);
    expect(peer.requests[0]?.headers).not.toHaveProperty('authorization');
  });
});
