/**
 * Free registration: code, referrer's check, account. The screen hands over what was typed and shows the atoms; nothing
 * here touches the page. A referrer who does not exist holds the registration up once, with a question: the visitor goes
 * on without one, or corrects the entry.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { TrackedEvent } from '#src/browser/analytics.ts';
import type { Clock } from '#src/browser/clock.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import type { Attribution } from '#src/domain/attribution-fields.ts';
import {
  checkRegisterField,
  REGISTER_DRAFT_FIELDS,
  REGISTER_FIELDS,
  registrationRequest,
  type RegisterField,
  type RegisterValues,
} from '#src/domain/registration.ts';
import { areaCodeOf, normalizePhone } from '#src/domain/validation/phone.ts';
import { createCodeRequest, type CodeRequest } from './code-request.ts';
import { createCountdown, type CountdownStore } from './countdown.ts';
import { createDraft } from './draft.ts';
import { createForm, type FormStore } from './form.ts';
import type { Outcome } from './outcome.ts';
import type { Account, RegisterApi } from './register-api.ts';

export type ReferrerAnswer = 'continue' | 'correct';

export interface RegisterStore {
  $form: FormStore<RegisterField>['$form'];
  $code: CodeRequest['$code'];
  $countdown: CountdownStore['$countdown'];
  /** Whether 'The referrer ID you filled in is invalid, continue to register?' is being asked. */
  $isAskingReferrer: ReadableAtom<boolean>;
  submit: (values: RegisterValues) => void;
  requestCode: (values: RegisterValues, by: 'sms' | 'voice') => void;
  answerReferrer: (answer: ReferrerAnswer) => void;
  change: (field: RegisterField, values: RegisterValues) => void;
  leave: (field: RegisterField, values: RegisterValues) => void;
  cancel: () => void;
  draft: () => Partial<RegisterValues>;
  /** Takes up a countdown from before a reload. @returns breaks off whatever is under way */
  mount: () => () => void;
}

export interface RegisterDependencies {
  api: RegisterApi;
  clock: Clock;
  session: KeyValueStorage;
  /** Never fails: whoever sent the visitor holds up nobody. */
  attribution: () => Promise<Partial<Attribution>>;
  track: (event: TrackedEvent) => void;
  /** Calls back when the visitor leaves the page. @returns stops that */
  onLeave: (callback: () => void) => () => void;
  /** After the account was opened: remembers it and leads on. `coupon` in yuan. */
  onRegistered: (coupon: number) => void;
}

const EVENT = { page_name: 'register', register_where: 'register' } as const;

export function createRegister(dependencies: RegisterDependencies): RegisterStore {
  const { api, clock, session, track } = dependencies;
  const draft = createDraft(session, sessionKeys.registerDraft, REGISTER_DRAFT_FIELDS);
  const countdown = createCountdown({ clock, session, key: sessionKeys.registerCodeDeadline });
  const $isAskingReferrer = atom(false);
  let giveAnswer: ((answer: ReferrerAnswer) => void) | undefined;
  /** The referrer that the visitor chose to go on without. */
  let waived = '';

  function askReferrer(signal: AbortSignal): Promise<ReferrerAnswer> {
    $isAskingReferrer.set(true);
    return new Promise<ReferrerAnswer>((resolve) => {
      giveAnswer = resolve;
      signal.addEventListener('abort', () => resolve('correct'), { once: true });
    }).finally(() => $isAskingReferrer.set(false));
  }

  async function send(values: RegisterValues, signal: AbortSignal): Promise<Outcome<Account>> {
    const request = registrationRequest(values, await dependencies.attribution());
    if (request.referral !== '' && request.referral !== waived) {
      const checked = await api.checkReferrer({ referral: request.referral }, signal);
      if (!checked.ok && checked.complaint?.field !== 'referral') return checked;
      if (!checked.ok || !checked.data.valid) {
        if ((await askReferrer(signal)) === 'correct')
          return { ok: false, complaint: { field: 'referral', message: { key: 'referral.correct' } } };
        waived = request.referral;
      }
    }
    if (request.referral === waived) request.referral = '';
    return api.add(request, signal);
  }

  const form = createForm<RegisterField, Account>({
    fields: REGISTER_FIELDS,
    check: checkRegisterField,
    dependents: { area_code: ['phone'], type: ['company_name'] },
    send,
    onDone({ coupon }) {
      draft.clear();
      session.remove(sessionKeys.registerCodeDeadline);
      track({ ...EVENT, button_name: 'register' });
      dependencies.onRegistered(coupon);
    },
    onFailed: (reason) => track({ ...EVENT, button_name: 'register', fail_reason: reason }),
  });

  const code = createCodeRequest({
    countdown,
    send: ({ areaCode, phone, voice }, signal) =>
      api.phoneCode({ area_code: areaCode, phone, voice: voice ? 1 : 0 }, signal),
    onSent: () => form.set('code', undefined),
    onFailed({ field, message }) {
      if (field === 'phone') form.complain('phone', message);
      else form.complain('code', { key: 'code.requestFailed', reason: message });
    },
  });

  return {
    $form: form.$form,
    $code: code.$code,
    $countdown: countdown.$countdown,
    $isAskingReferrer,
    submit: (values) => void form.submit(values),
    requestCode(values, by) {
      const message = checkRegisterField('phone', values);
      if (message) {
        form.complain('phone', message);
        return;
      }
      const areaCode = areaCodeOf(values.area_code);
      void code.request({ areaCode, phone: normalizePhone(areaCode, values.phone), voice: by === 'voice' });
    },
    answerReferrer: (answer) => giveAnswer?.(answer),
    change(field, values) {
      draft.write(values);
      const isTakenBack = field === 'agreement' && values.agreement === '';
      if (isTakenBack) form.set('agreement', { key: 'agreement.takenBack' });
      else form.change(field, values);
    },
    leave: form.leave,
    cancel: form.cancel,
    draft: draft.read,
    mount() {
      const breakOff = () => {
        code.cancel();
        form.cancel();
      };
      const unmountCountdown = countdown.mount();
      const stopLeaving = dependencies.onLeave(breakOff);
      return () => {
        unmountCountdown();
        stopLeaving();
        breakOff();
      };
    },
  };
}
