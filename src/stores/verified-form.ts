/**
 * A form that a phone stands behind: its code is asked for with a countdown, by SMS or by a call, and goes along when the
 * form is sent. What is said of a code goes with its number. What was typed outlives a reload until it has arrived; whoever leaves the page breaks both calls off. What
 * the form is about is the caller's.
 */
import type { Clock } from '#src/browser/clock.ts';
import type { AreaCode } from '#src/config/wire.ts';
import { areaCodeOf, checkPhone, normalizePhone } from '#src/domain/validation/phone.ts';
import { createCodeRequest, type CodeRequest, type CodeTarget } from './code-request.ts';
import { createCountdown, type CountdownStore } from './countdown.ts';
import { createDraftedForm, type DraftedForm, type DraftedFormOptions } from './drafted-form.ts';
import type { FormOptions, FormValues } from './form.ts';
import type { Outcome } from './outcome.ts';

type PhoneFields = 'area_code' | 'phone' | 'code';

const REQUEST_FAILED = 'code.requestFailed';

export interface VerifiedForm<Field extends string> extends DraftedForm<Field | PhoneFields> {
  $code: CodeRequest['$code'];
  $countdown: CountdownStore['$countdown'];
  requestCode: (values: FormValues<Field | PhoneFields>, by: 'sms' | 'voice') => void;
  restored: (values: FormValues<Field | PhoneFields>) => void;
  /** Takes up a countdown from before a reload. @returns breaks off whatever is under way */
  mount: () => () => void;
}

/** Of what was typed, the code and a consent are not kept. */
export interface VerifiedFormOptions<Field extends string, Data> extends DraftedFormOptions<
  Field | PhoneFields,
  Data
> {
  clock: Clock;
  draftFields: readonly (Field | PhoneFields)[];
  /** Calls back when the visitor leaves the page. @returns stops that */
  onLeave: (callback: () => void) => () => void;
  /** Where the ends of the countdowns are kept for a reload. */
  countdownKey: string;
  sendCode: (target: CodeTarget, signal: AbortSignal) => Promise<Outcome<unknown>>;
}

export function createVerifiedForm<Field extends string, Data>(
  options: VerifiedFormOptions<Field, Data>,
): VerifiedForm<Field> {
  type Dependents = NonNullable<FormOptions<Field | PhoneFields, Data>['dependents']>;
  const countdown = createCountdown({
    clock: options.clock,
    session: options.session,
    key: options.countdownKey,
  });
  const form = createDraftedForm<Field | PhoneFields, Data>({
    ...options,
    dependents: { area_code: ['phone'], ...options.dependents } as Dependents, // both names are PhoneFields
    onDone(data) {
      options.session.remove(options.countdownKey);
      options.onDone(data);
    },
  });
  const code = createCodeRequest({
    countdown,
    send: options.sendCode,
    onSent: () => form.set('code', undefined),
    onFailed({ message, field }) {
      if (field === 'phone') form.complain('phone', message);
      else form.complain('code', { key: REQUEST_FAILED, reason: message });
    },
  });

  function turnTo(values: FormValues<Field | PhoneFields>): void {
    const isOther = code.turnTo(phoneOf(values));
    if (isOther && form.$form.get().errors['code']?.key === REQUEST_FAILED) form.set('code', undefined);
  }

  return {
    ...form,
    change(field, values) {
      form.change(field, values);
      turnTo(values);
    },
    restored: turnTo,
    $code: code.$code,
    $countdown: countdown.$countdown,
    requestCode(values, by) {
      const areaCode = areaCodeOf(values.area_code);
      const message = checkPhone(areaCode, values.phone);
      if (message) form.complain('phone', message);
      else void code.request({ ...phoneOf(values), voice: by === 'voice' });
    },
    mount() {
      const breakOff = () => {
        code.cancel();
        form.cancel();
      };
      const unmountCountdown = countdown.mount();
      const stopLeaving = options.onLeave(breakOff);
      return () => {
        unmountCountdown();
        stopLeaving();
        breakOff();
      };
    },
  };
}

/** The number as the wire has it. */
export function phoneOf(values: FormValues<'area_code' | 'phone'>): { areaCode: AreaCode; phone: string } {
  const areaCode = areaCodeOf(values.area_code);
  return { areaCode, phone: normalizePhone(areaCode, values.phone) };
}
