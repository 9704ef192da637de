/**
 * The life of any form: idle → sending → done, or back to idle with what was wrong. It holds no values (they stay in the
 * page, where nothing can lose them) but the complaint of each field and of the whole. While a form is sending, another
 * submit does nothing; whoever leaves or cancels breaks the call off and sees no complaint.
 *
 *   idle ── submit, entries wrong ──→ idle, with errors, refusals + 1
 *   idle ── submit, entries right ──→ sending ── accepted ──→ done
 *                                     sending ── refused, failed ──→ idle, with errors or a failure, refusals + 1
 *                                     sending, done ── cancel ──→ idle
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { FailReason } from '#src/api/errors/index.ts';
import type { Message } from '#src/domain/validation/message.ts';
import type { Failed, Outcome } from './outcome.ts';

/** By field; a field that is well has none. */
export type FormErrors = Readonly<Record<string, Message>>;
export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

export interface FormState {
  phase: 'idle' | 'sending' | 'done';
  errors: FormErrors;
  /** About the form as a whole. */
  failure: Message | undefined;
  /** Grows whenever the form comes back with a complaint, also with the same one: the screen then leads to it. */
  refusals: number;
}

export interface FormOptions<Field extends string, Data> {
  fields: readonly Field[];
  check: (field: Field, values: FormValues<Field>) => Message | undefined;
  /** Fields whose rule depends on another: a new area code judges the phone anew. */
  dependents?: Partial<Record<Field, readonly Field[]>>;
  /** Has to settle when the signal fires. */
  send: (values: FormValues<Field>, signal: AbortSignal) => Promise<Outcome<Data>>;
  onDone: (data: Data) => void;
  /** Told of each refusal by the server or the network, for analytics. */
  onFailed?: (reason: FailReason) => void;
}

export interface FormStore<Field extends string> {
  $form: ReadableAtom<FormState>;
  submit: (values: FormValues<Field>) => Promise<void>;
  /** The visitor changed a field: a complaint that is shown is judged anew, no new one appears while typing. */
  change: (field: Field, values: FormValues<Field>) => void;
  /** The visitor left a field: what was typed is judged, an empty field waits for the submit. */
  leave: (field: Field, values: FormValues<Field>) => void;
  /** A complaint from elsewhere; leads the visitor there. */
  complain: (field: Field, message: Message) => void;
  /** Sets one field's complaint, or takes it away, without leading there. */
  set: (field: Field, message: Message | undefined) => void;
  cancel: () => void;
}

export function createForm<Field extends string, Data>(options: FormOptions<Field, Data>): FormStore<Field> {
  const { fields, check } = options;
  const $form = atom<FormState>({ phase: 'idle', errors: {}, failure: undefined, refusals: 0 });
  let controller: AbortController | undefined;

  const patch = (part: Partial<FormState>): void => $form.set({ ...$form.get(), ...part });
  const refuse = (part: Pick<FormState, 'errors' | 'failure'>): void =>
    patch({ ...part, phase: 'idle', refusals: $form.get().refusals + 1 });

  function withError(errors: FormErrors, field: Field, message: Message | undefined): FormErrors {
    const { [field as string]: _old, ...others } = errors; // a computed key has to be a plain text
    return message ? { ...others, [field]: message } : others;
  }

  function set(field: Field, message: Message | undefined): void {
    patch({ errors: withError($form.get().errors, field, message) });
  }

  function checkAll(values: FormValues<Field>): FormErrors {
    return fields.reduce<FormErrors>((errors, field) => withError(errors, field, check(field, values)), {});
  }

  function showFailure({ complaint, failReason }: Failed): void {
    if (failReason) options.onFailed?.(failReason);
    const field = fields.find((name) => name === complaint?.field);
    if (!complaint) patch({ phase: 'idle' });
    else if (field) refuse({ errors: withError({}, field, complaint.message), failure: undefined });
    else refuse({ errors: {}, failure: complaint.message });
  }

  return {
    $form,
    async submit(values) {
      if ($form.get().phase !== 'idle') return;
      const errors = checkAll(values);
      if (Object.keys(errors).length > 0) {
        refuse({ errors, failure: undefined });
        return;
      }
      const mine = new AbortController();
      controller = mine;
      patch({ phase: 'sending', errors: {}, failure: undefined });
      let outcome;
      try {
        outcome = await options.send(values, mine.signal);
      } catch (error) {
        // A mistake of ours: the visitor gets the form back, whoever reads the console gets the mistake.
        if (!mine.signal.aborted) refuse({ errors: {}, failure: { key: 'apiErrors.other' } });
        throw error;
      }
      // Broken off: the answer is not used.
      if (mine.signal.aborted) return;
      if (outcome.ok) {
        patch({ phase: 'done' });
        options.onDone(outcome.data);
      } else showFailure(outcome);
    },
    change(field, values) {
      for (const each of [field, ...(options.dependents?.[field] ?? [])]) {
        if ($form.get().errors[each]) set(each, check(each, values));
      }
    },
    leave(field, values) {
      if (values[field] !== '') set(field, check(field, values) ?? $form.get().errors[field]);
    },
    complain(field, message) {
      const { errors, failure } = $form.get();
      refuse({ errors: withError(errors, field, message), failure });
    },
    set,
    cancel() {
      controller?.abort();
      controller = undefined;
      if ($form.get().phase !== 'idle') patch({ phase: 'idle' });
    },
  };
}
