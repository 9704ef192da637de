/** Fields of the forms about an account: verification code, phone number, new password, and links beside them. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type MouseEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocused } from '#src/browser/focus.ts';
import type { Form } from '#src/stores/form.ts';
import { Field, type FieldProps } from './Field.tsx';
import { readValues } from './form-values.ts';
import { AREA_CODES, DEFAULT_AREA_CODE } from '#src/config/wire.ts';
import { SAFE_PASSWORD_LENGTH } from '#src/config/constants.ts';
import { checkPassword, passwordStrength, type PasswordStrength } from '#src/domain/validation/password.ts';

interface CodeProps<Name extends string> {
  label: string;
  form: Pick<Form<Name>, '$code' | 'fields' | 'requestCode'>;
}

/** The verification code: its input, and the buttons that request a code, with their waiting time. */
export function CodeField<Name extends string>({ label, form }: CodeProps<Name>) {
  const { t } = useTranslation('forms');
  const { isSending, sent, countdown } = useStore(form.$code);
  const isWaiting = isSending || countdown.isRunning;
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The code comes next, so it gets the focus, unless the visitor has moved on.
    if (sent && pressed.current && isFocused(pressed.current))
      pressed.current.form?.querySelector<HTMLElement>('[autocomplete=one-time-code]')?.focus();
    pressed.current = null;
  }, [sent, countdown.isRunning]);
  // The buttons stay focusable while they wait: disabling one would move the focus to the page's start.
  const request = (by: 'sms' | 'voice') => ({
    type: 'button' as const,
    // Absent rather than "false", which would claim that the button works inside a disabled form.
    'aria-disabled': isWaiting || undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (isWaiting || !currentTarget.form) return;
      pressed.current = currentTarget;
      form.requestCode(readValues(currentTarget.form, form.fields), by);
    },
  });
  return (
    <Field name="code" label={label}>
      {(control) => (
        <>
          <div className="input-row">
            <input
              className="input"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              {...control}
            />
            <button className="button button--quiet code-button" {...request('sms')}>
              {isSending
                ? t('code.sending')
                : countdown.isRunning
                  ? t('code.resendIn', { seconds: countdown.seconds })
                  : t('code.get')}
            </button>
          </div>
          <div className="code-notes">
            {/* Only this is announced; the seconds would drown everything else. */}
            <span role="status">
              {sent && !control['aria-invalid'] && t(sent === 'voice' ? 'code.called' : 'code.sent')}
            </span>
            <button className="text-button" {...request('voice')}>
              {t('code.voice')}
            </button>
          </div>
        </>
      )}
    </Field>
  );
}

const areaNames = { '86': 'area.china', '1': 'area.america' } as const;

/** A phone number with its area: two controls under one label. */
export function PhoneField(field: Omit<FieldProps, 'isOptional' | 'name'>) {
  const { t } = useTranslation('forms');
  return (
    <Field name="phone" {...field}>
      {(control) => (
        <div className="input-row">
          <select
            className="input input--fit"
            name="area_code"
            aria-label={t('area.label')}
            autoComplete="tel-country-code"
            defaultValue={DEFAULT_AREA_CODE}
          >
            {AREA_CODES.map((code) => (
              <option key={code} value={code}>
                {t(areaNames[code])}
              </option>
            ))}
          </select>
          <input className="input" type="text" inputMode="tel" autoComplete="tel-national" {...control} />
        </div>
      )}
    </Field>
  );
}

/** A new password: shown on demand, checked while it is typed, kept only by its input. */
export function PasswordField(field: FieldProps) {
  const { t } = useTranslation('forms');
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [strength, setStrength] = useState<PasswordStrength>('none');
  return (
    <Field
      {...field}
      hint={
        <>
          {field.hint}
          <span className="strength" data-level={strength} aria-live="polite">
            {strength !== 'none' && t(`strength.${strength}`, { count: SAFE_PASSWORD_LENGTH })}
          </span>
        </>
      }
    >
      {(control) => (
        <div className="input-inset">
          <input
            className="input"
            ref={input}
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target: { value } }) =>
              // A forbidden password gets no strength.
              setStrength(checkPassword(value) ? 'none' : passwordStrength(value))
            }
            {...control}
          />
          <button
            className="input-inset__button"
            type="button"
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => {
              setShown(!isShown);
              input.current?.focus();
            }}
          >
            {t('showPassword')}
          </button>
        </div>
      )}
    </Field>
  );
}

/** A link inside a form. It opens a new tab: leaving the page would lose the password, the code and the tick. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('forms');
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}
