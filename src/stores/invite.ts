/**
 * Joining a company by invitation:
 *
 *   loading ── token counts ──→ form, waiting, joined or success, by the applyStatus
 *   loading ── token does not count ──→ invalid      loading ── no answer ──→ failed ── retry ──→ loading
 *   form ── accepted ──→ waiting or success
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { INVITE_CODE_KEY, INVITE_DRAFT_KEY } from '#src/config/flow-keys.ts';
import {
  checkInviteField,
  INVITE_FIELDS,
  screenOf,
  type Invitation,
  type InviteField,
  type InviteScreen,
} from '#src/domain/invite.ts';
import type { Message } from '#src/domain/validation/message.ts';
import { normalizeName } from '#src/domain/validation/names.ts';
import { normalizeCode } from '#src/domain/validation/sms-code.ts';
import type { CodeTarget } from './code-request.ts';
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
  screen: InviteScreen | 'loading' | 'invalid' | 'failed';
  invitation: Invitation;
  /** Why loading failed. */
  failure: Message | undefined;
}

export interface InviteStore {
  $invite: ReadableAtom<InviteState>;
  form: VerifiedForm<InviteField>;
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
  hasToken: boolean;
  clock: Clock;
  session: KeyValueStorage;
}

export function createInvite({ api, hasToken, clock, session }: InviteOptions): InviteStore {
  const $invite = atom<InviteState>({
    screen: hasToken ? 'loading' : 'invalid',
    invitation: NOBODY,
    failure: undefined,
  });
  const patch = (part: Partial<InviteState>): void => $invite.set({ ...$invite.get(), ...part });
  let loading = new AbortController();

  const form = createVerifiedForm<InviteField, { status: string }>({
    fields: INVITE_FIELDS,
    clock,
    session,
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
    onDone: ({ status }) => patch({ screen: screenOf(status) }),
  });

  async function load(): Promise<void> {
    if (!hasToken) return;
    loading.abort();
    const mine = new AbortController();
    loading = mine;
    patch({ screen: 'loading', failure: undefined });
    const result = await api.status(mine.signal);
    if (mine.signal.aborted) return;
    if (result.ok) {
      const { applyStatus, invitation } = result.data;
      patch({ screen: screenOf(applyStatus), invitation });
    } else if (result.complaint?.message.key === 'apiErrors.tokenInvalid') patch({ screen: 'invalid' });
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
        loading.abort();
        unmount();
      };
    },
  };
}
