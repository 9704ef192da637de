import { describe, expect, it, vi } from 'vitest';
import type { Invitation } from '#src/domain/invite.ts';
import { createInvite, type InviteApi } from '#src/stores/invite.ts';
import { explain } from '#src/stores/explain.ts';
import { memorySession } from '#tests/helpers/fake-storage.ts';
import { createPageLeave } from '#tests/helpers/page-leave.ts';
import { createPageClock } from '#tests/helpers/page-clock.ts';
import { refused, settled } from '#tests/helpers/register-store.ts';

const invitation: Invitation = {
  company: '泊店示例',
  inviter: '陈主管',
  name: '',
  isNameFixed: false,
  areaCode: '86',
  phone: '13900000001',
};
/** Made out to nobody. */
const open: Invitation = { ...invitation, areaCode: '', phone: '' };
const typed = { area_code: '86', phone: '139 0000 0001', code: '123 456', name: ' 李  雷 ', agreement: 'on' };

function setUp(api: Partial<InviteApi> = {}, hasToken = true) {
  const calls = {
    status: vi.fn<InviteApi['status']>(
      api.status ?? (() => Promise.resolve({ ok: true, data: { applyStatus: '3', invitation } })),
    ),
    code: vi.fn<InviteApi['code']>(api.code ?? (() => Promise.resolve({ ok: true, data: {} }))),
    join: vi.fn<InviteApi['join']>(api.join ?? (() => Promise.resolve({ ok: true, data: { status: '4' } }))),
  };
  const clock = createPageClock();
  const session = memorySession();
  const make = (token = hasToken ? 'sample-token' : '') =>
    createInvite({ api: calls, takeToken: () => token, clock, session, onLeave: createPageLeave().onLeave });
  return { invite: make(), make, calls, clock, session };
}

const network = () => Promise.resolve(explain({ kind: 'network' }));

describe('createInvite', () => {
  it.each([
    ['0', 'joined'],
    ['1', 'waiting'],
    ['2', 'form'],
    ['3', 'form'],
    ['4', 'success'],
    ['9', 'unknown'],
  ])('§4.1 shows for applyStatus %s the screen %s', async (applyStatus, screen) => {
    const { invite } = setUp({
      status: () => Promise.resolve({ ok: true, data: { applyStatus, invitation } }),
    });
    await invite.load();

    expect(invite.$invite.get()).toMatchObject({ screen, invitation, failure: undefined });
  });

  it('asks nobody about a link without a token', async () => {
    const { invite, calls } = setUp({}, false);
    invite.mount();
    await settled();

    expect(invite.$invite.get().screen).toBe('invalid');
    expect(calls.status).not.toHaveBeenCalled();
  });

  it('§3.2 §8.24 says that a token does not count', async () => {
    const { invite } = setUp({ status: () => Promise.resolve(refused(10021)) });
    await invite.load();

    expect(invite.$invite.get().screen).toBe('invalid');
  });

  it('§3.10 says why it could not ask, and asks again', async () => {
    const { invite, calls } = setUp({ status: network });
    await invite.load();
    expect(invite.$invite.get()).toMatchObject({ screen: 'failed', failure: { key: 'apiErrors.network' } });

    calls.status.mockResolvedValue({ ok: true, data: { applyStatus: '3', invitation } });
    await invite.load();
    expect(invite.$invite.get()).toMatchObject({ screen: 'form', failure: undefined });
  });

  it('says that it is asking again where the form is not what is waited for', async () => {
    const { invite } = setUp({
      status: () => Promise.resolve({ ok: true, data: { applyStatus: '1', invitation } }),
    });
    expect(invite.$invite.get().screen).toBe('loading');
    await invite.load();
    expect(invite.$invite.get().stillWaitingMs).toBeUndefined();
    const asking = invite.load();
    expect(invite.$invite.get().screen).toBe('checking');
    await asking;

    // The same as before is an answer too.
    expect(invite.$invite.get().screen).toBe('waiting');
    expect(invite.$invite.get().stillWaitingMs).toBeGreaterThan(0);
  });

  it('remembers for the tab what was joined with an invitation that is used up by it', async () => {
    const { invite, make, calls } = setUp();
    await invite.load();
    invite.form.submit(typed);
    await settled();
    calls.status.mockResolvedValue(refused(10021));
    const reloaded = make();
    await reloaded.load();

    expect(reloaded.$invite.get()).toMatchObject({
      screen: 'success',
      invitation: { company: invitation.company, inviter: invitation.inviter },
    });
  });

  it.each(['1', '4'])(
    'tells whoever did not apply that somebody has, at applyStatus %s',
    async (applyStatus) => {
      const { invite, make, calls } = setUp({
        status: () => Promise.resolve({ ok: true, data: { applyStatus, invitation: open } }),
      });
      await invite.load();
      expect(invite.$invite.get().screen).toBe('used');

      calls.status.mockResolvedValueOnce({ ok: true, data: { applyStatus: '3', invitation: open } });
      calls.join.mockResolvedValue({ ok: true, data: { status: '1' } });
      const applying = make();
      await applying.load();
      applying.form.submit(typed);
      await settled();
      const reloaded = make();
      await reloaded.load();
      expect(reloaded.$invite.get().screen).toBe(applyStatus === '1' ? 'waiting' : 'success');
    },
  );

  it.each([
    ['2', invitation, 'has'],
    ['3', invitation, 'none'],
    ['3', open, 'unknown'],
    ['1', invitation, 'unknown'],
  ] as const)('tells whether there is an account: %s of %j', async (applyStatus, known, account) => {
    const { invite } = setUp({
      status: () => Promise.resolve({ ok: true, data: { applyStatus, invitation: known } }),
    });
    await invite.load();

    expect(invite.$invite.get().account).toBe(account);
  });

  it('remembers no joining that the company has not agreed to', async () => {
    const { invite, make, calls } = setUp({
      join: () => Promise.resolve({ ok: true, data: { status: '1' } }),
    });
    await invite.load();
    invite.form.submit(typed);
    await settled();
    calls.status.mockResolvedValue(refused(10021));
    const reloaded = make();
    await reloaded.load();

    expect(reloaded.$invite.get().screen).toBe('invalid');
  });

  it('breaks the first question off when asked again, and does not heed its answer', async () => {
    const answers: ((applyStatus: string) => void)[] = [];
    const { invite, calls } = setUp({
      status: () =>
        new Promise((resolve) => {
          answers.push((applyStatus) => resolve({ ok: true, data: { applyStatus, invitation } }));
        }),
    });
    const first = invite.load();
    const second = invite.load();
    expect(calls.status.mock.calls[0]?.[0].aborted).toBe(true);
    answers[1]?.('3');
    answers[0]?.('0');
    await Promise.all([first, second]);

    expect(invite.$invite.get().screen).toBe('form');
  });

  it.each([
    ['1', 'waiting'],
    ['4', 'success'],
  ])('goes on to the screen of the answer %s after joining', async (status, screen) => {
    const { invite, calls } = setUp({ join: () => Promise.resolve({ ok: true, data: { status } }) });
    await invite.load();
    invite.form.submit(typed);
    await settled();

    expect(calls.join).toHaveBeenCalledExactlyOnceWith(
      { areaCode: '86', phone: '13900000001', code: '123456', name: '李 雷' },
      expect.any(AbortSignal),
    );
    expect(invite.$invite.get().screen).toBe(screen);
  });

  it('joins once, however often it is told to', async () => {
    const { invite, calls } = setUp();
    await invite.load();
    invite.form.submit(typed);
    invite.form.submit(typed);
    await settled();

    expect(calls.join).toHaveBeenCalledOnce();
  });

  it.each([
    [10006, 'code', 'apiErrors.codeWrong'],
    [10007, 'code', 'apiErrors.codeExpired'],
    [10014, 'phone', 'apiErrors.phoneInvalid'],
  ])('answers a refusal with %i at its field, and stays', async (ret, field, key) => {
    const { invite } = setUp({ join: () => Promise.resolve(refused(ret)) });
    await invite.load();
    invite.form.submit(typed);
    await settled();

    expect(invite.$invite.get().screen).toBe('form');
    expect(invite.form.$form.get().errors[field]?.key).toBe(key);
  });

  it('lets go of everything when it is left', async () => {
    const { invite, calls, clock } = setUp();
    const unmount = invite.mount();
    invite.form.requestCode(typed, 'sms');
    await settled();
    unmount();

    expect(calls.status.mock.calls[0]?.[0].aborted).toBe(true);
    expect(clock.pending()).toBe(0);
  });
});

describe('the code of an invitation', () => {
  it('§2.55 counts from 60 to 1 once it was sent, and sends no second one meanwhile', async () => {
    const { invite, calls, clock } = setUp();
    const { $countdown } = invite.form;
    invite.form.requestCode(typed, 'sms');
    invite.form.requestCode(typed, 'voice');
    await settled();
    expect($countdown.get()).toMatchObject({ isRunning: true, seconds: 60 });
    invite.form.requestCode(typed, 'sms');
    clock.advance(59_000);
    expect($countdown.get().seconds).toBe(1);
    clock.advance(1_000);

    expect($countdown.get()).toMatchObject({ isRunning: false, seconds: 60 });
    expect(calls.code).toHaveBeenCalledExactlyOnceWith(
      { areaCode: '86', phone: '13900000001', voice: false },
      expect.any(AbortSignal),
    );
  });

  it('goes on counting after a reload', async () => {
    const { invite, make, clock } = setUp();
    invite.form.requestCode(typed, 'sms');
    await settled();
    clock.advance(20_000);
    const reloaded = make();
    reloaded.form.restored(typed);
    reloaded.mount();

    expect(reloaded.form.$countdown.get()).toMatchObject({ isRunning: true, seconds: 40 });
  });

  it('asks for no code to a phone that cannot be', () => {
    const { invite, calls } = setUp();
    invite.form.requestCode({ ...typed, phone: '12' }, 'sms');

    expect(calls.code).not.toHaveBeenCalled();
    expect(invite.form.$form.get().errors['phone']?.key).toBe('phone.china');
  });

  it('says "request error" with its reason at the code, and does not count', async () => {
    const { invite } = setUp({ code: network });
    invite.form.requestCode(typed, 'sms');
    await settled();

    expect(invite.form.$form.get().errors['code']).toEqual({
      key: 'code.requestFailed',
      reason: { key: 'apiErrors.network' },
    });
    expect(invite.form.$countdown.get().isRunning).toBe(false);
  });

  it('§8.3 says at the phone that the invitation is for another one', async () => {
    const { invite } = setUp({ code: () => Promise.resolve(refused(10014)) });
    invite.form.requestCode(typed, 'sms');
    await settled();

    expect(invite.form.$form.get().errors['phone']?.key).toBe('apiErrors.phoneInvalid');
  });

  it('judges the phone anew when the area changes', () => {
    const { invite } = setUp();
    const american = { ...typed, phone: '2025550105' };
    invite.form.leave('phone', american);
    expect(invite.form.$form.get().errors['phone']).toBeDefined();
    invite.form.change('area_code', { ...american, area_code: '1' });

    expect(invite.form.$form.get().errors['phone']).toBeUndefined();
  });
});
