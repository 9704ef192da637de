/** The invitation's store, joined to this browser and to the website API. */
import { inviteAdd, invitePhoneCode, inviteTokenStatus } from '#src/api/contract/invite.ts';
import { clock } from '#src/browser/clock.ts';
import { takeInviteToken } from '#src/browser/invite-token.ts';
import { session } from '#src/browser/storage.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createInvite, type InviteStore } from '#src/stores/invite.ts';

export function createBrowserInvite(language: 'zh' | 'en'): InviteStore {
  const token = takeInviteToken();
  return createInvite({
    hasToken: token !== '',
    clock,
    session,
    api: {
      async status(signal) {
        const result = await callApi(inviteTokenStatus, { token }, { language, signal });
        if (!result.ok) return result;
        const { status, company_name, inviter, name, readonly_name, area_code, phone } = result.data;
        const invitation = {
          company: company_name,
          inviter,
          name,
          isNameFixed: readonly_name || (status === '2' && name !== ''),
          areaCode: area_code ?? '',
          phone,
        };
        return { ok: true, data: { applyStatus: status, invitation } };
      },
      code: ({ areaCode, phone, voice }, signal) =>
        callApi(
          invitePhoneCode,
          { area_code: areaCode, phone, token, voice: voice ? 1 : 0 },
          { language, signal },
        ),
      join: ({ areaCode, phone, code, name }, signal) =>
        callApi(inviteAdd, { token, area_code: areaCode, phone, code, name }, { language, signal }),
    },
  });
}
