/**
 * The frame of every form; it shows the store's state. The page keeps the values, so that they survive when this code
 * fails, and they are read when needed. After a refusal it focuses the first complaint and says how many there are.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { guardPresses, type PressGuard } from '#src/browser/presses.ts';
import type { Form } from '#src/stores/form.ts';
import { Button } from './Button.tsx';
import { FieldErrors } from './Field.tsx';
import { readValues, restoreValues } from './form-values.ts';
import { useMessages } from './texts.tsx';

interface Props<Name extends string> {
  form: Form<Name>;
  /** The form's accessible name. */
  label: string;
  submitLabel: string;
  /** Sending cannot be undone, so the button is no primary one. */
  isDestructive?: boolean;
  loadingLabel: string;
  /** Replaces the draft, where more is known than what was typed. */
  restore?: () => Partial<Record<Name, string>>;
  /** An error about the whole form; overrides the store's. */
  error?: string | undefined;
  children: ReactNode;
}

/** A button that disappears with the focus passes it to the submit button. */
const passFocus = (button: HTMLButtonElement) => () => {
  if (button.matches(':focus')) button.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
};

export function StoredForm<Name extends string>({ form, restore = form.draft, ...props }: Props<Name>) {
  const { t } = useTranslation('forms');
  const textOf = useMessages();
  const { phase, errors, failure, refusals } = useStore(form.$form);
  const element = useRef<HTMLFormElement>(null);
  const presses = useRef<PressGuard>(undefined);
  const loading = phase !== 'idle';
  const problems = Object.keys(errors).length;
  const error = props.error ?? textOf(failure);

  useEffect(() => {
    const guard = guardPresses();
    presses.current = guard;
    return guard.stop;
  }, []);

  useEffect(() => {
    if (!element.current) return;
    restoreValues(element.current, restore());
    form.restored(readValues(element.current, form.fields));
    if (form.takesFocus()) element.current.querySelector<HTMLElement>('[name]')?.focus();
  }, [restore, form]);

  useEffect(() => form.mount(), [form]);

  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const withField = (target: EventTarget, act: Form<Name>['change']) => {
    const name = 'name' in target ? target.name : undefined;
    const field = form.fields.find((each) => each === name);
    if (field && element.current) act(field, readValues(element.current, form.fields));
  };

  return (
    // The browser itself never sends the form: with `get` the password would be in the address. Outside a dialog,
    // `dialog` does nothing, even where no script arrived.
    <form
      className="form form--pairs"
      ref={element}
      method="dialog"
      noValidate
      aria-label={props.label}
      aria-busy={loading}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(readValues(event.currentTarget, form.fields));
      }}
      onChange={(event) => withField(event.target, form.change)}
      onBlur={({ target }) => presses.current?.whenReleased(() => withField(target, form.leave))}
    >
      <FieldErrors value={(name) => textOf(errors[name])}>{props.children}</FieldErrors>
      <div className="form">
        {error && (
          <p className="notice notice--danger" role="alert">
            {error}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {refusals > 0 && problems > 0 && t('problems', { count: problems })}
        </p>
        <div className="form__actions">
          <Button
            look={props.isDestructive ? 'danger' : 'signal'}
            className="form__submit"
            type="submit"
            isOff={loading}
            label={loading ? props.loadingLabel : props.submitLabel}
          />
          {loading && (
            <Button
              look="quiet"
              className="form__cancel"
              ref={passFocus}
              onClick={form.cancel}
              label={t('cancel')}
            />
          )}
        </div>
      </div>
    </form>
  );
}
