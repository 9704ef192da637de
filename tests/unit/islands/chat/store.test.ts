import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import type { Result } from '#src/api/errors.ts';
import type { ChatServiceConfig } from '#src/config/chat.ts';
import type { SignedBlock } from '#islands/chat/service.ts';
import type { ChatUser } from '#src/domain/chat/user.ts';
import { createChat } from '#islands/chat/store.ts';

const BY_DAY = Date.parse('2026-11-20T12:00:00+08:00');
const BY_NIGHT = Date.parse('2026-11-20T23:00:00+08:00');
const desk: ChatServiceConfig = {
  desk: 'https://desk.example/',
  adapter: 'link',
  websiteToken: '',
  script: undefined,
};
const noDesk: ChatServiceConfig = { ...desk, desk: undefined };
const block: SignedBlock = { nonce: 'n', timestamp: 1, web_token: 'w', signature: 'S', algorithm: 'SHA256' };

interface Setting {
  nowMs?: number;
  service?: ChatServiceConfig;
  status?: Result<{ online: boolean }>;
  signed?: Promise<Result<SignedBlock>>;
}

function setUp(setting: Setting = {}) {
  const sign = vi.fn(() => setting.signed ?? Promise.resolve<Result<SignedBlock>>({ ok: true, data: block }));
  const $user = atom<ChatUser | undefined>();
  const fetchStatus = vi.fn(() =>
    Promise.resolve<Result<{ online: boolean }>>(
      setting.status ?? { ok: false, failure: { kind: 'network' } },
    ),
  );
  const chat = createChat({
    service: setting.service ?? desk,
    $user,
    fetchStatus,
    sign,
    nowMs: () => setting.nowMs ?? BY_DAY,
  });
  const address = () =>
    chat.takeAddress('support', {
      locale: 'en-US',
      messagePage: 'https://www.berth.example/en/customer-service',
      page: '/en/download',
    });
  const query = () => new URL(address()).searchParams;
  return { chat, $user, fetchStatus, sign, address, query };
}

/** A started chat with a known visitor. */
function known(setting?: Setting) {
  const around = setUp(setting);
  void around.chat.start();
  around.$user.set({ name: 'Lin' });
  return { ...around, isSigned: () => vi.waitFor(() => expect(around.query().get('signature')).toBe('S')) };
}

describe('the online state', () => {
  it.each<[string, number, Result<{ online: boolean }> | undefined, boolean]>([
    ['by day, when the desk says no', BY_DAY, { ok: true, data: { online: false } }, false],
    ['by night, when the desk says so', BY_NIGHT, { ok: true, data: { online: true } }, true],
    ['by night, when the desk cannot be asked', BY_NIGHT, undefined, false],
  ])('%s', async (_case, nowMs, status, isOnline) => {
    const { chat } = setUp({ nowMs, ...(status ? { status } : {}) });
    const answered = chat.start();
    expect(chat.$isOnline.get()).toBe(nowMs === BY_DAY);

    await answered;

    expect(chat.$isOnline.get()).toBe(isOnline);
  });

  it('is requested once for several islands', async () => {
    const { chat, fetchStatus } = setUp();

    await Promise.all([chat.start(), chat.start()]);

    expect(fetchStatus).toHaveBeenCalledTimes(1);
  });
});

describe('the address of the chat', () => {
  it('is the message page without a desk, without a signature', () => {
    const { sign, address } = known({ service: noDesk });

    expect(address()).toBe('https://www.berth.example/en/customer-service');
    expect(sign).not.toHaveBeenCalled();
  });

  it('contains no visitor until one is set', async () => {
    const { chat, $user, query } = setUp();
    void chat.start();
    expect(query().get('name')).toBeNull();

    $user.set({ name: 'Lin' });
    await vi.waitFor(() => expect(query().get('signature')).toBe('S'));

    await vi.waitFor(() => expect(query().get('name')).toBe('Lin'));
    $user.set(undefined);
    expect(query().get('name')).toBeNull();
  });

  it('uses a signature once, and requests another for the next press', async () => {
    const { query, sign, isSigned } = known();
    await isSigned();
    const signed = sign.mock.calls.length;
    await Promise.resolve();

    const presses = [query().get('signature'), query().get('signature')];
    expect(presses).toEqual(['S', null]);
    await isSigned();
    expect(sign.mock.calls.length).toBeGreaterThan(signed);
  });

  it('renews a signature that is too old for the desk', async () => {
    const setting = { nowMs: BY_DAY };
    const { chat, query, sign } = known(setting);
    await vi.waitFor(() => expect(sign).toHaveBeenCalledTimes(1));
    setting.nowMs += 5 * 60_000;
    chat.refresh();

    await vi.waitFor(() => expect(sign).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(query().get('signature')).toBe('S');
  });

  it('never combines one visitor with another’s signature', async () => {
    const first = Promise.withResolvers<Result<SignedBlock>>();
    const { $user, query, sign } = known({ signed: first.promise });
    sign.mockReturnValueOnce(Promise.withResolvers<Result<SignedBlock>>().promise);
    $user.set({ name: 'Chen' });
    first.resolve({ ok: true, data: block });
    await first.promise;
    await vi.waitFor(() => expect(sign).toHaveBeenCalledTimes(2));

    expect(query().get('signature')).toBeNull();
  });
});
