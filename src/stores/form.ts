/**
 * Any form, from the first key to the answer. It has no values (the page keeps them safely), only the complaint of each
 * field and of the whole form, and the result. While a form is sending, another submit does nothing; leaving the page
 * or cancelling aborts the call without a complaint.
 *
 *   idle ── submit, entries wrong ──→ idle, with errors, refusals + 1
 *   idle ── submit, entries right ──→ sending ── accepted ──→ done, with a result
 *                                     sending ── refused, failed ──→ idle, with errors or a failure, refusals + 1
 *                                     sending, done ── cancel ──→ idle
 *
 * Drafts are stored for the tab with every change, and deleted when the form is accepted. A form with a `phone` asks
 * for the code that proves it (phone-code.ts).
 */
import { atom } from 'nanostores';
import type { FailReason } from '#src/api/errors.ts';
import type { Host } from '#src/browser/host.ts';
import type { Message } from '#src/domain/validation/message.ts';
import { areaCodeOf, checkCode, checkPhone, phoneOf } from '#src/domain/validation/phone.ts';
import { createDraft } from './draft.ts';
import type { Failed, Outcome } from './call-api.ts';
import { createPhoneCode, NO_CODE, type PhoneOptions } from './phone-code.ts';

/** Keyed by field; a right field has none. */
type FormErrors = Readonly<Record<string, Message>>;
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;
/** Controls of a form with a phone. */
type PhoneField = 'area_code' | 'phone' | 'code';

export interface FormState {
  phase: 'idle' | 'sending' | 'done';
  errors: FormErrors;
  /** About the whole form. */
  failure: Message | undefined;
  /** Grows with every refusal, also with the same complaint: the focus then moves to it. */
  refusals: number;
}

export interface FormOptions<Field extends string, Data> {
  host: Host;
  fields: readonly Field[];
  /** The rule of each field; phone and code have theirs already. */
  check: (field: Field, values: FormValues<Field>) => Message | undefined;
  /** Fields whose rule depends on another; a phone always depends on its area code. */
  dependents?: Readonly<Partial<Record<Field, readonly Field[]>>>;
  /** Storage key of the draft, and its fields; all by default. Never a password, a code or a consent. */
  draft?: { key: string; fields?: readonly Field[] };
  phone?: PhoneOptions;
  /** Must settle when the signal fires. */
  send: (values: FormValues<Field>, signal: AbortSignal) => Promise<Outcome<Data>>;
  onDone?: (data: Data) => void;
  /** Called on each refusal by the server or the network, for analytics. */
  onFailed?: (reason: FailReason) => void;
}

export type Form<Field extends string, Data = unknown> = ReturnType<typeof createForm<Field, Data>>;

const REQUEST_FAILED = 'code.requestFailed';

export function createForm<Field extends string, Data>(options: FormOptions<Field, Data>) {
  type Values = FormValues<Field>;
  const { host, fields } = options;
  const phone = 'phone' as Field; // asked about where a form has one alone
  const dependents: Partial<Record<string, readonly Field[]>> = {
    area_code: [phone],
    ...options.dependents,
  };
  const $form = atom<FormState>({ phase: 'idle', errors: {}, failure: undefined, refusals: 0 });
  const $result = atom<Data | undefined>();
  const { draft: draftOptions } = options;
  const draft = draftOptions && createDraft(host.session, draftOptions.key, draftOptions.fields ?? fields);
  const code =
    options.phone &&
    createPhoneCode({
      ...options.phone,
      host,
      onSent: () => set('code', undefined),
      onFailed({ message, field }) {
        if (field === phone) complain(phone, message);
        else complain('code', { key: REQUEST_FAILED, reason: message });
      },
    });
  let sending: AbortController | undefined;
  let isAgain = false;

  const check = (field: Field, values: Values): Message | undefined =>
    (options.phone && checkNumber(field, numberIn(values))) ?? options.check(field, values);
  const patch = (part: Partial<FormState>): void => $form.set({ ...$form.get(), ...part });
  const refuse = (part: Pick<FormState, 'errors' | 'failure'>): void =>
    patch({ ...part, phase: 'idle', refusals: $form.get().refusals + 1 });

  function withError(errors: FormErrors, field: string, message: Message | undefined): FormErrors {
    const { [field]: _old, ...others } = errors;
    return message ? { ...others, [field]: message } : others;
  }

  /** Sets or removes one field's complaint, without moving the focus. */
  function set(field: string, message: Message | undefined): void {
    patch({ errors: withError($form.get().errors, field, message) });
  }

  /** Sets a field's complaint and moves the focus there. */
  function complain(field: string, message: Message): void {
    const { errors, failure } = $form.get();
    refuse({ errors: withError(errors, field, message), failure });
  }

  function showFailure({ complaint, failReason }: Failed): void {
    if (failReason) options.onFailed?.(failReason);
    const field = fields.find((name) => name === complaint?.field);
    if (!complaint) patch({ phase: 'idle' });
    else if (field) refuse({ errors: withError({}, field, complaint.message), failure: undefined });
    else refuse({ errors: {}, failure: complaint.message });
  }

  /** Called with the form's values: messages about a code belong to its number. */
  function showNumber(values: Values): void {
    const isOther = code?.showNumber(phoneOf(numberIn(values)));
    if (isOther && $form.get().errors['code']?.key === REQUEST_FAILED) set('code', undefined);
  }

  function cancel(): void {
    sending?.abort();
    sending = undefined;
    if ($form.get().phase !== 'idle') patch({ phase: 'idle' });
  }

  return {
    fields,
    $form,
    /** The answer, once the form is accepted. */
    $result,
    $code: code?.$code ?? atom(NO_CODE),
    async submit(values: Values) {
      if ($form.get().phase !== 'idle') return;
      // Some of it may have been typed before hydration.
      draft?.write(values);
      const errors = fields.reduce<FormErrors>(
        (all, field) => withError(all, field, check(field, values)),
        {},
      );
      if (Object.keys(errors).length > 0) {
        refuse({ errors, failure: undefined });
        return;
      }
      const controller = new AbortController();
      sending = controller;
      patch({ phase: 'sending', errors: {}, failure: undefined });
      let outcome;
      try {
        outcome = await options.send(values, controller.signal);
      } catch (error) {
        // A bug of ours: the visitor gets the form back, and the console the error.
        if (!controller.signal.aborted) refuse({ errors: {}, failure: { key: 'apiErrors.other' } });
        throw error;
      }
      // Aborted: the answer is ignored.
      if (controller.signal.aborted) return;
      if (outcome.ok) {
        draft?.clear();
        code?.forget();
        patch({ phase: 'done' });
        $result.set(outcome.data);
        options.onDone?.(outcome.data);
      } else showFailure(outcome);
    },
    /** A field was changed: its shown complaint is checked again, and no new one appears while typing. */
    change: (field: Field, values: Values) => {
      draft?.write(values);
      for (const each of [field, ...(dependents[field] ?? [])]) {
        if ($form.get().errors[each]) set(each, check(each, values));
      }
      showNumber(values);
    },
    /** A field was left: typed text is checked, an empty field waits for the submit. */
    leave: (field: Field, values: Values) => {
      if (values[field] !== '') set(field, check(field, values) ?? $form.get().errors[field]);
    },
    set,
    /** Text that was typed before a reload. */
    draft: draft?.read ?? (() => ({})),
    restored: showNumber,
    requestCode(values: Values, by: 'sms' | 'voice') {
      const message = check(phone, values);
      if (message) complain(phone, message);
      else void code?.request(phoneOf(numberIn(values)), by);
    },
    cancel,
    /** Whether the form replaces the answer to an accepted one, and takes the focus of the button that is removed. */
    takesFocus: () => isAgain,
    /** Starts a new form after an accepted one. */
    again: () => {
      cancel();
      isAgain = true;
      $result.set(undefined);
    },
    /** @returns a function that aborts running calls, as leaving the page does */
    mount() {
      const abortCalls = () => {
        code?.cancel();
        cancel();
      };
      const unmountCode = code?.mount();
      const stopLeaving = host.onLeave(abortCalls);
      return () => {
        unmountCode?.();
        stopLeaving();
        abortCalls();
      };
    },
  };
}

/** A form with a phone has these fields. */
const numberIn = (values: FormValues<string>) => values as FormValues<PhoneField>;

function checkNumber(field: string, values: FormValues<PhoneField>): Message | undefined {
  if (field === 'phone') return checkPhone(areaCodeOf(values.area_code), values.phone);
  return field === 'code' ? checkCode(values.code) : undefined;
}
