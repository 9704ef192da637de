/** The verification code: its input, and the buttons that request a code, with their waiting time. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isFocused } from '#src/browser/focus.ts';
import type { Form } from '#src/stores/form.ts';
import { Field } from './Field.tsx';
import { readValues } from './form-values.ts';

interface Props<Name extends string> {
  label: string;
  form: Pick<Form<Name>, '$code' | 'fields' | 'requestCode'>;
}

export function CodeField<Name extends string>({ label, form }: Props<Name>) {
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
