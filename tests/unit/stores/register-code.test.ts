import { describe, expect, it } from 'vitest';
import { explain } from '#src/stores/explain.ts';
import { filled, refusal, setUpRegister, settled } from '#tests/helpers/register-store.ts';

describe('the verification code', () => {
  it('is sent by SMS, and the countdown starts', async () => {
    const { store, calls } = setUpRegister();
    store.requestCode({ ...filled, code: '' }, 'sms');
    expect(store.$code.get().isSending).toBe(true);
    expect(store.$countdown.get().isRunning).toBe(false);
    await settled();

    expect(calls.phoneCode.mock.calls[0]?.[0]).toEqual({ area_code: '86', phone: '13800138000', voice: 0 });
    expect(store.$code.get()).toEqual({ isSending: false, sent: 'sms' });
    expect(store.$countdown.get()).toEqual({ isRunning: true, seconds: 60 });
  });

  it('is read out by a call when asked for', async () => {
    const { store, calls } = setUpRegister();
    store.requestCode(filled, 'voice');
    await settled();

    expect(calls.phoneCode.mock.calls[0]?.[0].voice).toBe(1);
    expect(store.$code.get().sent).toBe('voice');
  });

  it('sends no code before a phone is entered', () => {
    const { store, calls } = setUpRegister();
    store.requestCode({ ...filled, phone: '' }, 'sms');

    expect(calls.phoneCode).not.toHaveBeenCalled();
    expect(store.$form.get()).toMatchObject({ errors: { phone: { key: 'phone.required' } }, refusals: 1 });
  });

  it('is asked for once while sending, and not while the countdown runs', async () => {
    const { store, calls, clock } = setUpRegister();
    store.requestCode(filled, 'sms');
    store.requestCode(filled, 'sms');
    await settled();
    store.requestCode(filled, 'voice');
    await settled();
    expect(calls.phoneCode).toHaveBeenCalledOnce();

    clock.advance(60_000);
    store.requestCode(filled, 'sms');
    await settled();
    expect(calls.phoneCode).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{ kind: 'network' }, { code: { key: 'code.requestFailed', reason: { key: 'apiErrors.network' } } }],
    [
      { ...refusal(10020), retryAfterSeconds: 30 },
      {
        code: {
          key: 'code.requestFailed',
          reason: { key: 'apiErrors.waitSeconds', variables: { count: 30 } },
        },
      },
    ],
    [refusal(10014), { phone: { key: 'apiErrors.phoneInvalid' } }],
  ] as const)('that could not be sent starts no countdown: %j (A18)', async (failure, errors) => {
    const { store, clock, session } = setUpRegister({
      phoneCode: () => Promise.resolve(explain(failure)),
    });
    store.requestCode(filled, 'sms');
    await settled();

    expect(store.$form.get().errors).toEqual(errors);
    expect(store.$countdown.get()).toEqual({ isRunning: false, seconds: 60 });
    expect(store.$code.get()).toEqual({ isSending: false, sent: undefined });
    expect(clock.pending()).toBe(0);
    expect(session.get('registerCodeDeadline')).toBeUndefined();
  });

  it('takes an old complaint about the code away', async () => {
    const { store } = setUpRegister();
    store.submit({ ...filled, code: '' });
    store.requestCode({ ...filled, code: '' }, 'sms');
    await settled();

    expect(store.$form.get().errors).toEqual({});
  });

  it('is broken off by leaving (A12)', async () => {
    const signals: AbortSignal[] = [];
    const { store, leave } = setUpRegister({
      phoneCode: (_payload, signal) => {
        signals.push(signal);
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(explain({ kind: 'aborted' })));
        });
      },
    });
    store.mount();
    store.requestCode(filled, 'sms');
    leave();
    await settled();

    expect(signals[0]?.aborted).toBe(true);
    expect(store.$code.get().isSending).toBe(false);
    expect(store.$form.get().errors).toEqual({});
    expect(store.$countdown.get().isRunning).toBe(false);
  });
});

describe('a reload', () => {
  it('brings back what was typed, without secrets and consent, and the countdown', async () => {
    const before = setUpRegister();
    before.store.change('user_name', filled);
    before.store.requestCode(filled, 'sms');
    await settled();
    before.clock.advance(20_000);

    const after = setUpRegister({}, { clock: before.clock, session: before.session });
    after.store.restored(filled);
    after.store.mount();

    expect(after.store.draft()).toEqual({
      area_code: '86',
      phone: '138 0013 8000',
      user_name: 'harbour2026',
      type: 'company',
      company_name: 'Berth Network',
    });
    expect(after.store.$countdown.get()).toEqual({ isRunning: true, seconds: 40 });
  });

  it('brings nothing back once the account is open', async () => {
    const { store, session } = setUpRegister();
    store.change('user_name', filled);
    store.submit(filled);
    await settled();

    expect(store.draft()).toEqual({});
    expect(session.get('registerDraft')).toBeUndefined();
  });
});
