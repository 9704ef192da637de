import { describe, expect, it, vi } from 'vitest';
import type { RegisterApi } from '#src/stores/register.ts';
import { explain } from '#src/stores/explain.ts';
import { filled, refusal, refused, setUpRegister, settled } from '#tests/helpers/register-store.ts';

describe('the registration', () => {
  it('opens the account with everything that was typed and who sent the visitor', async () => {
    const { store, calls, onRegistered, track } = setUpRegister();
    store.submit(filled);
    await settled();

    expect(calls.checkReferrer).not.toHaveBeenCalled();
    expect(calls.add.mock.calls[0]?.[0]).toEqual({
      area_code: '86',
      phone: '13800138000',
      code: '123456',
      password: 'harbour7walls',
      user_name: 'harbour2026',
      company_name: 'Berth Network',
      referral: '',
      type: 'company',
      promoter: 'p',
      channel: 'c',
      callback: 'cb',
      activity_id: '1',
      from: 'f',
    });
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith({ phone: '13800138000', coupon: 38 });
    expect(track).toHaveBeenCalledExactlyOnceWith({
      page_name: 'register',
      register_where: 'download',
      button_name: 'register',
    });
  });

  it('§4.5 asks for the agreement, and says why when the tick is taken back', () => {
    const { store, calls } = setUpRegister();
    store.submit({ ...filled, agreement: '' });
    expect(store.$form.get().errors).toEqual({ agreement: { key: 'agreement.unticked' } });
    expect(calls.add).not.toHaveBeenCalled();

    store.change('agreement', filled);
    expect(store.$form.get().errors).toEqual({});
    store.change('agreement', { ...filled, agreement: '' });
    expect(store.$form.get().errors).toEqual({ agreement: { key: 'agreement.takenBack' } });
  });

  it.each([
    [10006, 'code', 'apiErrors.codeWrong', 'verification code invalid'],
    [10007, 'code', 'apiErrors.codeExpired', 'verification code invalid'],
    [10014, 'phone', 'apiErrors.phoneInvalid', 'phone number invalid'],
    [10015, 'phone', 'apiErrors.phoneRegistered', 'phone number already registered'],
  ])('answers %i at the field %s and reports it (A9)', async (ret, field, key, reason) => {
    const { store, track, onRegistered } = setUpRegister({ add: () => Promise.resolve(refused(ret)) });
    store.submit(filled);
    await settled();

    expect(store.$form.get()).toMatchObject({ phase: 'idle', errors: { [field]: { key } } });
    expect(track.mock.calls[0]?.[0].fail_reason).toBe(reason);
    expect(onRegistered).not.toHaveBeenCalled();
  });

  it.each([
    [refusal(99999), 'apiErrors.other'],
    [{ kind: 'network' }, 'apiErrors.network'],
    [{ kind: 'maintenance' }, 'apiErrors.maintenance'],
    [{ kind: 'busy' }, 'apiErrors.busy'],
    [{ kind: 'http', status: 502 }, 'apiErrors.http'],
  ] as const)('reports %j as other', async (failure, key) => {
    const { store, track } = setUpRegister({ add: () => Promise.resolve(explain(failure)) });
    store.submit(filled);
    await settled();

    expect(store.$form.get().failure).toEqual({ key });
    expect(track.mock.calls[0]?.[0].fail_reason).toBe('other');
  });

  it('sends once for twenty presses (A10)', async () => {
    const { store, calls } = setUpRegister();
    for (let press = 0; press < 20; press++) store.submit(filled);
    await settled();

    expect(calls.add).toHaveBeenCalledOnce();
  });
});

describe('the referral ID of an invitation', () => {
  it('fills the field in where nothing was typed', () => {
    const { store } = setUpRegister({}, { invitedBy: () => 'QUAY7' });

    expect(store.draft().referral).toBe('QUAY7');
  });

  it('leaves what was typed, and comes with the rest of the draft', () => {
    const { store } = setUpRegister({}, { invitedBy: () => 'QUAY7' });
    store.change('user_name', { ...filled, referral: '' });
    expect(store.draft()).toMatchObject({ user_name: 'harbour2026', referral: 'QUAY7' });
    store.change('referral', { ...filled, referral: 'R7' });

    expect(store.draft().referral).toBe('R7');
  });

  it('is nothing without an invitation', () => {
    expect(setUpRegister().store.draft()).toEqual({});
  });
});

describe("the referrer's check", () => {
  const unknown: RegisterApi['checkReferrer'] = () => Promise.resolve({ ok: true, data: { valid: false } });
  const named = { ...filled, referral: ' R7 ' };

  it('lets a known referrer through', async () => {
    const { store, calls } = setUpRegister();
    store.submit(named);
    await settled();

    expect(calls.checkReferrer.mock.calls[0]?.[0]).toEqual({ referral: 'R7' });
    expect(calls.add.mock.calls[0]?.[0].referral).toBe('R7');
  });

  it.each([unknown, () => Promise.resolve(refused(10022))])(
    'asks before going on (%#)',
    async (checkReferrer) => {
      const { store, calls } = setUpRegister({ checkReferrer });
      store.submit(named);
      await settled();

      expect(store.$isAskingReferrer.get()).toBe(true);
      expect(store.$form.get().phase).toBe('sending');
      expect(calls.add).not.toHaveBeenCalled();
    },
  );

  it('goes on without a referrer, and does not ask again', async () => {
    const add = vi
      .fn<RegisterApi['add']>()
      .mockResolvedValueOnce(refused(10006))
      .mockResolvedValueOnce({ ok: true, data: { user_id: 'u', coupon: 38 } });
    const { store, calls, onRegistered } = setUpRegister({ checkReferrer: unknown, add });
    store.submit(named);
    await settled();
    store.answerReferrer('continue');
    await settled();
    expect(store.$form.get().errors).toEqual({ code: { key: 'apiErrors.codeWrong' } });

    store.submit({ ...named, code: '654321' });
    await settled();

    expect(calls.add.mock.calls.map(([request]) => request.referral)).toEqual(['', '']);
    expect(calls.checkReferrer).toHaveBeenCalledOnce();
    expect(onRegistered).toHaveBeenCalledOnce();
  });

  it('leads to the entry when it is to be corrected, and checks the new one', async () => {
    const { store, calls } = setUpRegister({ checkReferrer: unknown });
    store.submit(named);
    await settled();
    store.answerReferrer('correct');
    await settled();
    expect(store.$isAskingReferrer.get()).toBe(false);
    expect(store.$form.get()).toMatchObject({
      phase: 'idle',
      errors: { referral: { key: 'referral.correct' } },
      refusals: 1,
    });

    store.submit({ ...named, referral: 'R8' });
    await settled();

    expect(calls.checkReferrer.mock.lastCall?.[0]).toEqual({ referral: 'R8' });
    expect(calls.add).not.toHaveBeenCalled();
  });

  it('shows a failed check of the referrer like any other failed call', async () => {
    const { store, calls } = setUpRegister({
      checkReferrer: () => Promise.resolve(explain({ kind: 'network' })),
    });
    store.submit(named);
    await settled();

    expect(store.$form.get().failure).toEqual({ key: 'apiErrors.network' });
    expect(store.$isAskingReferrer.get()).toBe(false);
    expect(calls.add).not.toHaveBeenCalled();
  });

  it('closes its question when the visitor leaves', async () => {
    const { store, calls } = setUpRegister({ checkReferrer: unknown });
    const unmount = store.mount();
    store.submit(named);
    await settled();
    unmount();
    await settled();

    expect(store.$isAskingReferrer.get()).toBe(false);
    expect(store.$form.get()).toMatchObject({ phase: 'idle', errors: {} });
    expect(calls.add).not.toHaveBeenCalled();
  });
});
