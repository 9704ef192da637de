/** Buttons, and links that look like one. A button submits a form only if its type says so. */
import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'button'> {
  label?: ReactNode;
  look?: string;
  /** Not available now: it stays focusable, and does nothing. */
  isOff?: boolean;
}

/** @param look any of `small`, `quiet`, `signal`, `danger` */
const classOf = (look: string, className: string): string =>
  `button ${look.replace(/\w+/g, 'button--$&')} ${className}`.trim();

export function Button({
  label,
  look = '',
  isOff = false,
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      className={classOf(look, className)}
      type="button"
      // Absent rather than "false", which would claim that it works inside a disabled form.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      {...rest}
    >
      {label ?? children}
    </button>
  );
}

interface LinkProps extends ComponentProps<'a'> {
  label: string;
  look?: string;
}

export function ButtonLink({ label, look = '', ...rest }: LinkProps) {
  return (
    <a className={classOf(look, '')} {...rest}>
      {label}
    </a>
  );
}
