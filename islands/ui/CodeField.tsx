/** The verification code: where it is typed, how it is asked for, and when it can be asked for again. */
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Countdown } from '#src/domain/countdown.ts';
import { Field, type FieldProps } from './Field.tsx';

interface Props extends Omit<FieldProps, 'isOptional' | 'name'> {
  name?: string;
  isSending: boolean;
  sent: 'sms' | 'voice' | undefined;
  countdown: Countdown;
  onRequest: (by: 'sms' | 'voice', form: HTMLFormElement) => void;
}

export function CodeField({ name = 'code', isSending, sent, countdown, onRequest, ...field }: Props) {
  const { t } = useTranslation('forms');
  const isWaiting = isSending || countdown.isRunning;
  // The buttons stay focusable while they wait: a disabled one would throw the keyboard back to the page's start.
  const request = (by: 'sms' | 'voice') => ({
    type: 'button' as const,
    // Absent rather than "false", which would say that the button works inside a form that is switched off.
    'aria-disabled': isWaiting || undefined,
    onClick: ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      if (!isWaiting && form) onRequest(by, form);
    },
  });
  return (
    <Field name={name} {...field}>
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
            {/* Only this is read out; the seconds are not, or nothing else could be heard. */}
            <span role="status">{sent && t(sent === 'voice' ? 'code.called' : 'code.sent')}</span>
            <button className="text-button" {...request('voice')}>
              {t('code.voice')}
            </button>
          </div>
        </>
      )}
    </Field>
  );
}
