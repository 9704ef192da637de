import { describe, expect, it } from 'vitest';
import { createInvite } from '#islands/invite/store.ts';
import { inviteAdd, invitePhoneCode, inviteTokenStatus } from '#src/api/contract/invite.ts';
import { INVITE_TOKEN_KEY } from '#src/config/flow-keys.ts';
import { failed, refused, settled, testHost } from '#tests/helpers/test-host.ts';

const TOKEN = 'sample-token';
const reply = {
  status: '3',
  inviter: '陈主管',
  company_name: '泊店示例',
  name: '',
  readonly_name: false,
  area_code: '86',
  phone: '13900000001',
};
/** Without a named person. */
const open = { ...reply, area_code: undefined, phone: '' };
type Known = Partial<typeof reply> | (typeof open & { places?: number; until?: number });
const typed = {
  area_code: '86',
  phone: '139 0000 0001',
  code: '123 456',
  name: ' 李  雷 ',
  password: '',
  agreement: 'on',
};

function setUp(known: Known = {}) {
  const host = testHost({}, { address: 'https://site.test/staffregister' });
  const knows = (change: Known) =>
    host.answer(inviteTokenStatus, { ok: true, data: { ...reply, ...change } });
  knows(known);
  host.answer(inviteAdd, { ok: true, data: { status: '4' } });
  const make = (token = TOKEN) => createInvite({ host, takeToken: () => token });
  const invite = make();
  return {
    host,
    knows,
    make,
    invite,
    state: () => invite.$invite.get(),
    /** The state in another page of the tab. */
    reload: async () => {
      const reloaded = make();
      await reloaded.load();
      return reloaded.$invite.get();
    },
  };
}

describe('an invitation', () => {
  it('is read by its token, which its form sends', async () => {
    const { host, invite, state } = setUp();
    await invite.load();
    expect(host.sent(inviteTokenStatus)).toEqual([{ token: TOKEN }]);
    expect(state()).toMatchObject({ screen: 'form', account: 'none', invitation: { company: '泊店示例' } });
    invite.form.requestCode(typed, 'sms');
    await invite.form.submit(typed);

    const number = { area_code: '86', phone: '13900000001' };
    expect(host.sent(invitePhoneCode)).toEqual([{ ...number, token: TOKEN, voice: 0 }]);
    expect(host.sent(inviteAdd)).toEqual([{ ...number, token: TOKEN, code: '123456', name: '李 雷' }]);
    expect(state()).toMatchObject({ screen: 'success', hasSetPassword: false });
  });

  it('leads onwards with its token where the tab cannot keep that', () => {
    const { host, invite } = setUp();
    expect(invite.onwards('/staffregister')).toBe(`https://site.test/staffregister?token=${TOKEN}`);
    host.session.set(INVITE_TOKEN_KEY, TOKEN);
    expect(invite.onwards('/staffregister')).toBe('/staffregister');
  });

  it('sends a chosen password, and remembers that there is one', async () => {
    const { host, invite, state, reload } = setUp();
    await invite.load();
    await invite.form.submit({ ...typed, password: 'short' });
    expect(invite.form.$form.get().errors['password']).toMatchObject({ key: 'password.length' });
    await invite.form.submit({ ...typed, password: 'Harbour-light-7' });

    expect(host.sent(inviteAdd)).toMatchObject([{ password: 'Harbour-light-7' }]);
    expect(state()).toMatchObject({ screen: 'success', hasSetPassword: true });
    expect(await reload()).toMatchObject({ hasSetPassword: true });
  });

  it.each([
    ['', 0],
    [TOKEN, 1],
  ])('§3.2 §8.24 says that the token %j does not count, asking about one alone', async (token, questions) => {
    const { host, make } = setUp();
    host.answer(inviteTokenStatus, refused(10021));
    const invite = make(token);
    invite.mount();
    await settled();

    expect(invite.$invite.get().screen).toBe('invalid');
    expect(host.sent(inviteTokenStatus)).toHaveLength(questions);
  });

  it('§3.10 reports why it could not be read, and can be read again', async () => {
    const { host, knows, invite, state } = setUp();
    host.answer(inviteTokenStatus, failed({ kind: 'network' }));
    await invite.load();
    expect(state()).toMatchObject({ screen: 'failed', failure: { key: 'apiErrors.network' } });
    knows({});
    await invite.load();

    expect(state()).toMatchObject({ screen: 'form', failure: undefined });
  });

  it('aborts the first request when it is repeated, and ignores its answer', async () => {
    const { host, invite, state } = setUp();
    const answers: ((status: string) => void)[] = [];
    host.answer(inviteTokenStatus, () => {
      const { promise, resolve } = Promise.withResolvers<{ ok: true; data: typeof reply }>();
      answers.push((status) => resolve({ ok: true, data: { ...reply, status } }));
      return promise;
    });
    const both = [invite.load(), invite.load()];
    answers[1]?.('3');
    answers[0]?.('0');
    await Promise.all(both);

    expect(state().screen).toBe('form');
  });

  it('is remembered for the tab after it was used up by joining', async () => {
    const { host, invite, reload } = setUp();
    await invite.load();
    await invite.form.submit(typed);
    host.answer(inviteTokenStatus, refused(10021));

    expect(await reload()).toMatchObject({
      screen: 'success',
      invitation: { company: '泊店示例', inviter: '陈主管' },
    });
  });

  it.each([
    ['1', 'waiting'],
    ['4', 'success'],
  ])('that somebody else used says so at applyStatus %s', async (status, screen) => {
    const { host, knows, make, reload } = setUp({ ...open, status });
    expect(await reload()).toMatchObject({ screen: 'used' });
    knows(open);
    host.answer(inviteAdd, { ok: true, data: { status: '1' } });
    const applying = make();
    await applying.load();
    await applying.form.submit(typed);
    knows({ ...open, status });

    expect(await reload()).toMatchObject({ screen });
  });

  it('returns its link for another browser, whatever the address is', async () => {
    const { host, invite } = setUp();
    await invite.copyLink();

    expect(host.copyText).toHaveBeenCalledExactlyOnceWith(`https://site.test/staffregister?token=${TOKEN}`);
  });
});
