import { describe, expect, it } from 'vitest';
import { createCancelAccount } from '#islands/cancel-account/store.ts';
import { accountCancel } from '#src/api/contract/applications.ts';
import { registerPhoneCode } from '#src/api/contract/register.ts';
import { testHost } from '#tests/helpers/test-host.ts';

const typed = {
  area_code: '86',
  phone: '138 0013 8000',
  code: '123 456',
  reason: ' Moved ',
  agreement: 'on',
};

describe('closing an account', () => {
  it('sends the request of the wire contract, after a code for it', async () => {
    const host = testHost();
    host.answer(accountCancel, { ok: true, data: { status: 'pending' } });
    const form = createCancelAccount(host);
    form.requestCode(typed, 'sms');
    await form.submit(typed);

    expect(host.sent(registerPhoneCode)).toMatchObject([
      { phone: '13800138000', voice: 0, purpose: 'cancel' },
    ]);
    expect(host.sent(accountCancel)).toEqual([
      { area_code: '86', phone: '13800138000', code: '123456', reason: 'Moved' },
    ]);
    expect(form.$result.get()).toEqual({ status: 'pending' });
  });

  it('stores neither the code nor the consent for a reload', () => {
    const form = createCancelAccount(testHost());
    form.change('reason', typed);

    expect(form.draft()).toEqual({ area_code: '86', phone: typed.phone, reason: typed.reason });
  });
});
