/** A new password: shown on demand, checked while it is typed, kept only by its input. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SAFE_PASSWORD_LENGTH } from '#src/config/constants.ts';
import { checkPassword, passwordStrength, type PasswordStrength } from '#src/domain/validation/password.ts';
import { Field, type FieldProps } from './Field.tsx';

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
