/**
 * Joining a company by invitation:
 *
 *   loading ── token counts ──→ form, waiting, joined or success, by the applyStatus
 *   loading ── token does not count ──→ invalid, or success where this tab has joined with it
 *   loading ── no answer ──→ failed           failed, waiting ── asked again ──→ checking ──→ as from loading
 *   form ── accepted ──→ waiting or success
 *
 * An invitation that anybody could use is used up by joining, and its token then counts as little as a wrong one; while the
 * company decides, its status is that of whoever applied, whoever asks. So the tab remembers what came of the token at hand
 * (session storage, forgotten with the next token), and who did not apply in it is told that somebody has (`used`).
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { INVITE_CODE_KEY, INVITE_DRAFT_KEY, INVITE_JOINED_KEY } from '#src/config/flow-keys.ts';
import {
  accountOf,
  checkInviteField,
  INVITE_FIELDS,
  screenOf,
  type AccountKnown,
  type Invitation,
  type InviteField,
  type InviteScreen,
} from '#src/domain/invite.ts';
import type { Message } from '#src/domain/validation/message.ts';
import { normalizeName } from '#src/domain/validation/names.ts';
import { normalizeCode } from '#src/domain/validation/sms-code.ts';
import type { CodeTarget } from './code-request.ts';
import { createDraft } from './draft.ts';
import type { Outcome } from './outcome.ts';
import { createVerifiedForm, phoneOf, type VerifiedForm } from './verified-form.ts';

export interface InviteApi {
  status: (signal: AbortSignal) => Promise<Outcome<{ applyStatus: string; invitation: Invitation }>>;
  code: (target: CodeTarget, signal: AbortSignal) => Promise<Outcome<unknown>>;
  join: (
    entry: { areaCode: string; phone: string; code: string; name: string },
    signal: AbortSignal,
  ) => Promise<Outcome<{ status: string }>>;
}

export interface InviteState {
  /** `loading` until the first answer, `checking` when it is asked again. */
  screen: InviteScreen | 'loading' | 'checking' | 'invalid' | 'failed';
  invitation: Invitation;
  account: AccountKnown;
  /** Why loading failed. */
  failure: Message | undefined;
  /** When the company was asked again and had not decided yet, in milliseconds since 1970. */
  stillWaitingMs?: number | undefined;
}

export interface InviteStore {
  $invite: ReadableAtom<InviteState>;
  form: VerifiedForm<InviteField>;
  /** Asks how things stand, again if need be. */
  load: () => Promise<void>;
  mount: () => () => void;
}

const NOBODY: Invitation = {
  company: '',
  inviter: '',
  name: '',
  isNameFixed: false,
  areaCode: '',
  phone: '',
};

export interface InviteOptions {
  api: InviteApi;
  /** @returns the token at hand, empty where there is none */
  takeToken: () => string;
  clock: Clock;
  session: KeyValueStorage;
  /** Calls back when the visitor leaves the page. @returns stops that */
  onLeave: (callback: () => void) => () => void;
}

export function createInvite({ api, takeToken, clock, session, onLeave }: InviteOptions): InviteStore {
  const $invite = atom<InviteState>({
    screen: 'loading',
    invitation: NOBODY,
    account: 'unknown',
    failure: undefined,
  });
  const patch = (part: Partial<InviteState>): void => $invite.set({ ...$invite.get(), ...part });
  const joined = createDraft(session, INVITE_JOINED_KEY, ['company', 'inviter', 'screen']);
  let asking = new AbortController();

  const form = createVerifiedForm<InviteField, { status: string }>({
    fields: INVITE_FIELDS,
    clock,
    session,
    onLeave,
    countdownKey: INVITE_CODE_KEY,
    draftKey: INVITE_DRAFT_KEY,
    draftFields: ['area_code', 'phone', 'name'],
    check: (field, values) => checkInviteField(field, values, $invite.get().invitation.isNameFixed),
    sendCode: api.code,
    send: (values, signal) =>
      api.join(
        { ...phoneOf(values), code: normalizeCode(values.code), name: normalizeName(values.name) },
        signal,
      ),
    onDone({ status }) {
      const screen = screenOf(status);
      const { company, inviter } = $invite.get().invitation;
      joined.write({ company, inviter, screen });
      patch({ screen });
    },
  });

  function refuse(): void {
    const { company, inviter = '', screen } = joined.read();
    if (company && screen === 'success') patch({ screen, invitation: { ...NOBODY, company, inviter } });
    else patch({ screen: 'invalid' });
  }

  function screenFor(applyStatus: string, { phone }: Invitation): InviteScreen {
    const screen = screenOf(applyStatus);
    const isOfAnybody = phone === '' && (screen === 'waiting' || screen === 'success');
    return isOfAnybody && !joined.read().company ? 'used' : screen;
  }

  async function load(): Promise<void> {
    asking.abort();
    const mine = new AbortController();
    asking = mine;
    if (takeToken() === '') {
      patch({ screen: 'invalid' });
      return;
    }
    const before = $invite.get().screen;
    const wasWaiting = before === 'waiting';
    patch({ screen: before === 'loading' ? 'loading' : 'checking', failure: undefined });
    const result = await api.status(mine.signal);
    if (mine.signal.aborted) return;
    if (result.ok) {
      const { applyStatus, invitation } = result.data;
      const screen = screenFor(applyStatus, invitation);
      const isStill = wasWaiting && screen === 'waiting';
      const account = accountOf(applyStatus, invitation);
      patch({ screen, invitation, account, stillWaitingMs: isStill ? clock.wallMs() : undefined });
    } else if (result.complaint?.message.key === 'apiErrors.tokenInvalid') refuse();
    else patch({ screen: 'failed', failure: result.complaint?.message });
  }

  return {
    $invite,
    form,
    load,
    mount() {
      const unmount = form.mount();
      void load();
      return () => {
        asking.abort();
        unmount();
      };
    },
  };
}
