/** Asking for an account to be closed: the phone proves who asks. */
import { accountCancel } from '#src/api/contract/applications.ts';
import { registerPhoneCode } from '#src/api/contract/register.ts';
import { CANCEL_CODE_KEY, CANCEL_DRAFT_KEY } from '#src/config/flow-keys.ts';
import { required } from '#src/domain/validation/message.ts';
import { normalizeCode, phoneOf } from '#src/domain/validation/phone.ts';
import { createForm } from '#src/stores/form.ts';
import type { SiteHost } from '#src/stores/site-host.ts';

const FIELDS = ['area_code', 'phone', 'code', 'reason', 'agreement'] as const;

export const createCancelAccount = (host: SiteHost) =>
  createForm({
    host,
    fields: FIELDS,
    check: (field, { agreement }) => (field === 'agreement' ? required(agreement) : undefined),
    draft: { key: CANCEL_DRAFT_KEY, fields: ['area_code', 'phone', 'reason'] },
    phone: {
      key: CANCEL_CODE_KEY,
      send: (request, signal) => host.callApi(registerPhoneCode, { ...request, purpose: 'cancel' }, signal),
    },
    send: (values, signal) =>
      host.callApi(
        accountCancel,
        { ...phoneOf(values), code: normalizeCode(values.code), reason: values.reason.trim() },
        signal,
      ),
  });
