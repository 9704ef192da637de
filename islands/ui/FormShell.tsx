/**
 * The frame of every form. It cannot be used without saying whether it is sending and what is wrong with the whole. The
 * page keeps the values, so they survive when this code fails; the shell reads them when something is to be
 * done with them, leads to the first complaint after a refusal, and says how many there are.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { guardPresses, type PressGuard } from './form-press-guard.ts';
import { readValues, restoreValues } from './form-values.ts';

interface Props<Name extends string> {
  /** Names the form to those who do not see it. */
  label: string;
  fields: readonly Name[];
  loading: boolean;
  /** About the whole; what is wrong with one field stands at the field. */
  error: string | undefined;
  /** Number of fields with a complaint. */
  problems: number;
  /** Grows with each refusal: see the form store. */
  refusals: number;
  submitLabel: string;
  /** What is sent cannot be taken back, and is no step forward. */
  isDestructive?: boolean;
  loadingLabel: string;
  /** What was typed before a reload. */
  restore?: (() => Partial<Record<Name, string>>) | undefined;
  onRestored?: ((values: Record<Name, string>) => void) | undefined;
  onSubmit: (values: Record<Name, string>) => void;
  onChange: (field: Name, values: Record<Name, string>) => void;
  onLeave: (field: Name, values: Record<Name, string>) => void;
  onCancel: () => void;
  children: ReactNode;
}

export function FormShell<Name extends string>(props: Props<Name>) {
  const { fields, loading, error, problems, refusals, restore, onRestored } = props;
  const { t } = useTranslation('forms');
  const form = useRef<HTMLFormElement>(null);
  const presses = useRef<PressGuard>(undefined);

  useEffect(() => {
    const guard = guardPresses();
    presses.current = guard;
    return guard.stop;
  }, []);

  useEffect(() => {
    if (!form.current || !restore) return;
    restoreValues(form.current, restore());
    onRestored?.(readValues(form.current, fields));
  }, [restore, onRestored, fields]);

  useEffect(() => {
    if (refusals === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const withField = (target: EventTarget, act: (field: Name, values: Record<Name, string>) => void) => {
    const name = 'name' in target ? target.name : undefined;
    const field = fields.find((each) => each === name);
    if (field && form.current) act(field, readValues(form.current, fields));
  };

  return (
    // Nothing is sent by the browser itself: with `get` the password would end in the address. `dialog` outside of a
    // dialog does nothing at all, also where no script came through.
    <form
      className="form"
      ref={form}
      method="dialog"
      noValidate
      aria-label={props.label}
      aria-busy={loading}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit(readValues(event.currentTarget, fields));
      }}
      onChange={(event) => withField(event.target, props.onChange)}
      onBlur={({ target }) => presses.current?.whenReleased(() => withField(target, props.onLeave))}
    >
      {props.children}
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
          <button
            className={`button form__submit ${props.isDestructive ? 'button--danger' : 'button--signal'}`}
            type="submit"
            // Absent rather than "false", which would say that the button works inside a form that is switched off.
            aria-disabled={loading || undefined}
          >
            {loading ? props.loadingLabel : props.submitLabel}
          </button>
          {loading && (
            <Button look="quiet" className="form__cancel" onClick={props.onCancel} label={t('cancel')} />
          )}
        </div>
      </div>
    </form>
  );
}
