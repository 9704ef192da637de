/** A button; it submits a form only if its type says so. */
import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'button'> {
  label?: ReactNode;
  /** Any of `small`, `quiet`, `signal`, `danger`. */
  look?: string;
  /** Not available now: it stays focusable, and does nothing. */
  isOff?: boolean;
}

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
      className={`button ${look.replace(/\w+/g, 'button--$&')} ${className}`.trim()}
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
