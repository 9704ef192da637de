/** One field of a form: owns the ids that link label, hint and error to the control, and their places. */
import { createContext, use, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of every kind of field. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Overrides the complaint of the form's store. */
  error?: string | undefined;
  /** Says so beside the label; all other fields are required. */
  isOptional?: boolean;
  /** For fields that are checked while typing: the complaint is announced as it appears. */
  isJudgedAtOnce?: boolean | undefined;
}

/** The complaint of the surrounding form's store, by the field's name. */
export const FieldErrors = createContext<(name: string) => string | undefined>(() => undefined);

export function useFieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>): string | undefined {
  const told = use(FieldErrors)(name);
  return error ?? told;
}

/** Attributes that link a control to its field. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

export function useControl({
  name,
  hint,
  error,
  isOptional = false,
}: Omit<FieldProps, 'label'>): ControlProps {
  const id = useId();
  const described = [...(hint ? [`${id}hint`] : []), ...(error ? [`${id}error`] : [])];
  return {
    id,
    name,
    required: !isOptional,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export function Field({ children, ...props }: Props) {
  const { t } = useTranslation('forms');
  const error = useFieldError(props);
  const control = useControl({ ...props, error });
  return (
    <div className="field">
      <label className="field__label" htmlFor={control.id}>
        {props.label}
        {props.isOptional && <span className="field__optional"> {t('optional')}</span>}
      </label>
      {children(control)}
      <FieldNotes id={control.id} hint={props.hint} error={error} isJudgedAtOnce={props.isJudgedAtOnce} />
    </div>
  );
}

interface NotesProps extends Pick<FieldProps, 'hint' | 'error' | 'isJudgedAtOnce'> {
  id: string;
}

/** The error stands below the hint, so that both are read together. */
export function FieldNotes({ id, hint, error, isJudgedAtOnce = false }: NotesProps) {
  return (
    <>
      {hint && (
        <div className="field__hint" id={`${id}hint`}>
          {hint}
        </div>
      )}
      {error && (
        <p className="field__error" id={`${id}error`} role={isJudgedAtOnce ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </>
  );
}

/** What is wrong with the fields above; nothing if they are right. */
export function Complaint({ children }: { children: ReactNode }) {
  return (
    children && (
      <p className="field__error" role="alert">
        {children}
      </p>
    )
  );
}
