/** One entry of a form: owns the ids that tie label, hint and error to the control, and the places where they stand. */
import { createContext, use, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What every kind of field takes. */
export interface FieldProps<Name extends string = string> {
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Where it is not what the form's store says of the field. */
  error?: string | undefined;
  /** Says so beside the label; every other field is compulsory. */
  isOptional?: boolean;
  /** For fields that are judged while somebody types: the complaint is read out as it comes. */
  isJudgedAtOnce?: boolean | undefined;
}

/** What the store of the form around a field complains of, by the field's name. */
export const FieldErrors = createContext<(name: string) => string | undefined>(() => undefined);

export function useFieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>): string | undefined {
  const told = use(FieldErrors)(name);
  return error ?? told;
}

/** What a control has to carry so that its field speaks for it. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  className?: string;
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

export function Field({ className = '', children, ...props }: Props) {
  const { t } = useTranslation('forms');
  const error = useFieldError(props);
  const control = useControl({ ...props, error });
  return (
    <div className={`field ${className}`.trim()}>
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

/** The error takes the place beneath the hint, so that the rule and its breach are read together. */
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
