/** The invitation's store, joined to this browser and to the website API. */
import { inviteAdd, invitePhoneCode, inviteTokenStatus } from '#src/api/contract/invite.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { clock } from '#src/browser/clock.ts';
import { inviteLink, takeInviteToken } from '#src/browser/invite-token.ts';
import { currentAddress, onLeave } from '#src/browser/location.ts';
import { session } from '#src/browser/storage.ts';
import { callApi } from '#src/stores/call-api.ts';
import { createInvite, type InviteStore } from '#src/stores/invite.ts';

export interface BrowserInvite extends InviteStore {
  /** Empty where the page was opened without an invitation. */
  token: () => string;
  /** @returns whether the link is in the clipboard */
  copyLink: () => Promise<boolean>;
}

export function createBrowserInvite(language: 'zh' | 'en'): BrowserInvite {
  let taken = '';
  // Once it has left the address, a browser that keeps nothing has it here alone.
  const token = () => (taken ||= takeInviteToken());
  const invite = createInvite({
    takeToken: token,
    clock,
    session,
    onLeave,
    api: {
      async status(signal) {
        const result = await callApi(inviteTokenStatus, { token: token() }, { language, signal });
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
          { area_code: areaCode, phone, token: token(), voice: voice ? 1 : 0 },
          { language, signal },
        ),
      join: ({ areaCode, phone, code, name }, signal) =>
        callApi(inviteAdd, { token: token(), area_code: areaCode, phone, code, name }, { language, signal }),
    },
  });
  return { ...invite, token, copyLink: () => copyText(inviteLink(token(), currentAddress())) };
}
