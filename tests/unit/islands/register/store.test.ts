import { describe, expect, it } from 'vitest';
import type { RegisterValues } from '#islands/register/rules.ts';
import { createRegister } from '#islands/register/store.ts';
import { registerAdd, registerCheckReferrer, registerPhoneCode } from '#src/api/contract/register.ts';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { maskedPhoneOf } from '#src/domain/new-account.ts';
import { signedInName } from '#src/domain/signed-in.ts';
import { refused, settled, testHost, type TestPage } from '#tests/helpers/test-host.ts';

const filled: RegisterValues = {
  area_code: '86',
  phone: '138 0013 8000',
  code: '123456',
  password: 'harbour7walls',
  user_name: 'harbour2026',
  type: 'company',
  company_name: 'Berth Network',
  referral: '',
  agreement: 'on',
};
const named = { ...filled, referral: ' R7 ' };

/** Every call succeeds unless the test says otherwise. */
function setUp(page: TestPage = {}) {
  const host = testHost({}, page);
  host.answer(registerPhoneCode, { ok: true, data: { expires_in: 600 } });
  host.answer(registerCheckReferrer, { ok: true, data: { valid: true } });
  host.answer(registerAdd, {
    ok: true,
    data: { user_id: 'u', coupon: 38, coupon_more: 18, referral_code: 'ME12345678', session: 's' },
  });
  const store = createRegister({ host, successPath: '/en/success' });
  return {
    host,
    store,
    submit: async (values: RegisterValues) => {
      void store.submit(values);
      await settled();
    },
  };
}

describe('the registration', () => {
  it('opens the account, stores it, reports it and continues', async () => {
    const page = { referrer: 'https://site.test/download', sender: { promoter: 'p1' } };
    const { host, store, submit } = setUp(page);
    store.mount();
    await submit(filled);

    expect(host.sent(registerCheckReferrer)).toEqual([]);
    expect(host.sent(registerAdd)).toMatchObject([{ phone: '13800138000', referral: '', promoter: 'p1' }]);
    expect(host.noteVisitor).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ phone: '13800138000' }),
    );
    const event = { page_name: 'register', register_where: 'download', button_name: 'register' };
    expect(host.track).toHaveBeenCalledExactlyOnceWith(event);
    expect(maskedPhoneOf(host.session.get(sessionKeys.newAccount))).toBe('138…00');
    expect(host.local.get(localKeys.hasViewedRegister)).toBe('1');
    expect(host.local.get(localKeys.hasRegistered)).toBe('1');
    expect(signedInName(host.local.get(localKeys.signedInAs), host.clock.wallMs())).toBe('harbour2026');
    expect(host.goTo).toHaveBeenCalledExactlyOnceWith('/en/success');
  });

  it('§4.5 §5.2 requires the agreement, and complains when the tick is removed', async () => {
    const { host, store, submit } = setUp();
    await submit({ ...filled, agreement: '' });
    expect(store.$form.get().errors).toEqual({ agreement: { key: 'agreement.unticked' } });
    expect(host.sent(registerAdd)).toEqual([]);
    store.change('agreement', filled);
    expect(store.$form.get().errors).toEqual({});
    store.change('agreement', { ...filled, agreement: '' });

    expect(store.$form.get().errors).toEqual({ agreement: { key: 'agreement.takenBack' } });
  });

  it('shows a refusal, and reports it', async () => {
    const { host, store, submit } = setUp();
    host.answer(registerAdd, refused(10006));
    await submit(filled);

    expect(store.$form.get()).toMatchObject({ errors: { code: { key: 'apiErrors.codeWrong' } } });
    expect(host.track).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ fail_reason: 'verification code invalid' }),
    );
    expect(host.goTo).not.toHaveBeenCalled();
  });

  it('restores typed text after a reload, which overrides an invitation’s link', () => {
    const { store } = setUp({ address: 'https://site.test/register?referral=QUAY7' });
    expect(store.draft()).toEqual({ referral: 'QUAY7' });
    store.change('user_name', filled);
    expect(store.draft()).toMatchObject({ user_name: 'harbour2026', referral: 'QUAY7' });
    store.change('referral', { ...filled, referral: 'R7' });

    expect(store.draft().referral).toBe('R7');
  });
});

describe("the referrer's check", () => {
  it.each([{ ok: true, data: { valid: false } } as const, refused(10022)])(
    'asks before continuing without one, once for each (%#)',
    async (unknown) => {
      const { host, store, submit } = setUp();
      host.answer(registerCheckReferrer, unknown);
      host.answer(registerAdd, refused(10006));
      await submit(named);
      expect(store.$isAskingReferrer.get()).toBe(true);
      expect(host.sent(registerAdd)).toEqual([]);
      store.answerReferrer(true);
      await settled();
      expect(store.$isAskingReferrer.get()).toBe(false);
      await submit({ ...named, code: '654321' });

      expect(host.sent(registerAdd)).toMatchObject([{ referral: '' }, { referral: '' }]);
      expect(host.sent(registerCheckReferrer)).toHaveLength(1);
    },
  );

  it('focuses the field to correct it, and checks the new entry', async () => {
    const { host, store, submit } = setUp();
    host.answer(registerCheckReferrer, { ok: true, data: { valid: false } });
    await submit(named);
    store.answerReferrer(false);
    await settled();
    const errors = { referral: { key: 'referral.correct' } };
    expect(store.$form.get()).toMatchObject({ errors, refusals: 1 });
    await submit({ ...named, referral: 'R8' });

    expect(host.sent(registerCheckReferrer)).toEqual([{ referral: 'R7' }, { referral: 'R8' }]);
    expect(host.sent(registerAdd)).toEqual([]);
  });
});
