/** The store of closing an account, joined to this browser and to the website API. */
import { accountCancel } from '#src/api/contract/applications.ts';
import { registerPhoneCode } from '#src/api/contract/register.ts';
import { clock } from '#src/browser/clock.ts';
import { session } from '#src/browser/storage.ts';
import { CANCEL_CODE_KEY, CANCEL_DRAFT_KEY } from '#src/config/flow-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { areaCodeOf, checkPhone } from '#src/domain/validation/phone.ts';
import { checkCode, normalizeCode } from '#src/domain/validation/sms-code.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createVerifiedForm, phoneOf, type VerifiedForm } from '#src/stores/verified-form.ts';

export const CANCEL_FIELDS = ['area_code', 'phone', 'code', 'reason', 'agreement'] as const;
type CancelField = (typeof CANCEL_FIELDS)[number];

export function createBrowserCancel(language: 'zh' | 'en'): VerifiedForm<CancelField> {
  return createVerifiedForm<CancelField, unknown>({
    fields: CANCEL_FIELDS,
    clock,
    session,
    countdownKey: CANCEL_CODE_KEY,
    draftKey: CANCEL_DRAFT_KEY,
    draftFields: ['area_code', 'phone', 'reason'],
    check(field, values) {
      if (field === 'phone') return checkPhone(areaCodeOf(values.area_code), values.phone);
      if (field === 'code') return checkCode(values.code);
      return field === 'agreement' ? required(values.agreement) : undefined;
    },
    sendCode: ({ areaCode, phone, voice }, signal) =>
      callApi(
        registerPhoneCode,
        { area_code: areaCode, phone, voice: voice ? 1 : 0, purpose: 'cancel' },
        { language, signal },
      ),
    send(values, signal) {
      const { areaCode, phone } = phoneOf(values);
      return callApi(
        accountCancel,
        { area_code: areaCode, phone, code: normalizeCode(values.code), reason: values.reason.trim() },
        { language, signal },
      );
    },
    onDone() {
      session.remove(CANCEL_CODE_KEY);
    },
  });
}
