/**
 * Joining a company by invitation:
 *
 *   loading ── valid token ──→ form, waiting, joined or success, by the applyStatus
 *   loading ── invalid token ──→ invalid, or success where this tab has joined with it
 *   loading ── no answer ──→ failed           failed, waiting ── asked again ──→ checking ──→ as from loading
 *   form ── accepted ──→ waiting or success
 *
 * An invitation without an address is valid once: after somebody has joined with it, its token is answered like a wrong
 * one. While the company decides, everybody with the token gets the applicant's status. So the tab remembers the result
 * for its token (session storage, deleted with the next token); a visitor who did not apply in this tab is told that
 * somebody else has (`used`).
 */
import { atom } from 'nanostores';
import { inviteAdd, invitePhoneCode, inviteTokenStatus } from '#src/api/contract/invite.ts';
import { inviteLink, readInviteToken } from '#src/browser/invite-token.ts';
import {
  INVITE_CODE_KEY,
  INVITE_DRAFT_KEY,
  INVITE_JOINED_KEY,
  INVITE_TOKEN_KEY,
} from '#src/config/flow-keys.ts';
import type { Message } from '#src/domain/validation/message.ts';
import { normalizeName } from '#src/domain/validation/names.ts';
import { normalizeCode, phoneOf } from '#src/domain/validation/phone.ts';
import { createDraft } from '#src/stores/draft.ts';
import { createForm } from '#src/stores/form.ts';
import { siteHost } from '#src/stores/site-host.ts';
import {
  accountOf,
  checkInviteField,
  INVITE_FIELDS,
  invitationOf,
  screenOf,
  type AccountKnown,
  type Invitation,
  type InviteField,
  type InviteScreen,
} from './rules.ts';

export interface InviteState {
  /** `loading` until the first answer, `checking` when it is asked again. */
  screen: InviteScreen | 'loading' | 'checking' | 'invalid' | 'failed';
  invitation: Invitation;
  account: AccountKnown;
  /** The person joined in this tab with a password. */
  hasSetPassword: boolean;
  /** Why loading failed. */
  failure: Message | undefined;
  /** When the company was last asked and had not decided, in milliseconds since 1970. */
  stillWaitingMs?: number | undefined;
}

export type InviteStore = ReturnType<typeof createInvite>;

const NOBODY: Invitation = {
  company: '',
  inviter: '',
  name: '',
  isNameFixed: false,
  areaCode: '',
  phone: '',
};

const page = { host: siteHost, takeToken: readInviteToken };

export function createInvite({ host, takeToken } = page) {
  let taken = '';
  // After it is removed from the address, a browser without storage keeps it only here.
  const token = () => (taken ||= takeToken());
  const link = () => inviteLink(token(), host.address());
  const $invite = atom<InviteState>({
    screen: 'loading',
    invitation: NOBODY,
    account: 'unknown',
    hasSetPassword: false,
    failure: undefined,
  });
  const patch = (part: Partial<InviteState>): void => $invite.set({ ...$invite.get(), ...part });
  const joined = createDraft(host.session, INVITE_JOINED_KEY, ['company', 'inviter', 'screen', 'password']);
  let asking = new AbortController();

  const form = createForm<InviteField, { status: string; password: string }>({
    host,
    fields: INVITE_FIELDS,
    check: (field, values) => checkInviteField(field, values, $invite.get().invitation.isNameFixed),
    draft: { key: INVITE_DRAFT_KEY, fields: ['area_code', 'phone', 'name'] },
    phone: {
      key: INVITE_CODE_KEY,
      send: (request, signal) => host.callApi(invitePhoneCode, { ...request, token: token() }, signal),
    },
    async send(values, signal) {
      const { password } = values;
      const request = {
        token: token(),
        ...phoneOf(values),
        code: normalizeCode(values.code),
        name: normalizeName(values.name),
        ...(password && { password }),
      };
      const outcome = await host.callApi(inviteAdd, request, signal);
      return outcome.ok ? { ok: true, data: { ...outcome.data, password } } : outcome;
    },
    onDone({ status, password }) {
      const screen = screenOf(status);
      const { company, inviter } = $invite.get().invitation;
      const hasSetPassword = password !== '';
      joined.write({ company, inviter, screen, password: hasSetPassword ? '1' : '' });
      patch({ screen, hasSetPassword });
    },
  });

  function refuse(): void {
    const { company, inviter = '', screen } = joined.read();
    if (company && screen === 'success') patch({ screen, invitation: { ...NOBODY, company, inviter } });
    else patch({ screen: 'invalid' });
  }

  function screenFor(applyStatus: string, { phone, many }: Invitation): InviteScreen {
    const screen = screenOf(applyStatus);
    const mine = joined.read().screen;
    // An invitation for many stays open, so only this tab knows its own result.
    if (many) return mine === 'waiting' || mine === 'success' ? mine : screen;
    const isOfAnybody = phone === '' && (screen === 'waiting' || screen === 'success');
    return isOfAnybody && !joined.read().company ? 'used' : screen;
  }

  async function load(): Promise<void> {
    asking.abort();
    const mine = new AbortController();
    asking = mine;
    if (token() === '') {
      patch({ screen: 'invalid' });
      return;
    }
    const before = $invite.get().screen;
    const wasWaiting = before === 'waiting';
    const hasSetPassword = joined.read().password === '1';
    patch({ screen: before === 'loading' ? 'loading' : 'checking', hasSetPassword, failure: undefined });
    const result = await host.callApi(inviteTokenStatus, { token: token() }, mine.signal);
    if (mine.signal.aborted) return;
    if (result.ok) {
      const { status } = result.data;
      const invitation = invitationOf(result.data);
      const screen = screenFor(status, invitation);
      const isStill = wasWaiting && screen === 'waiting';
      const account = accountOf(status, invitation);
      patch({ screen, invitation, account, stillWaitingMs: isStill ? host.clock.wallMs() : undefined });
    } else if (result.complaint?.message.key === 'apiErrors.tokenInvalid') refuse();
    else patch({ screen: 'failed', failure: result.complaint?.message });
  }

  return {
    $invite,
    form,
    /** Empty where the page was opened without an invitation. */
    token,
    /** The link as it was sent, for another person or device. */
    link,
    /** The address of the next step, with the token where the tab cannot keep it. */
    onwards: (path: string) =>
      host.session.get(INVITE_TOKEN_KEY) === token()
        ? path
        : inviteLink(token(), new URL(path, host.address()).href),
    /** @returns whether the link is in the clipboard */
    copyLink: () => host.copyText(link()),
    /** Requests the status; can be called again. */
    load,
    mount() {
      void load();
      return () => asking.abort();
    },
  };
}
