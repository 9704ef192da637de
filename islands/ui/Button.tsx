/** A button that acts; it sends a form only where its type says so. */
import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'button'> {
  label?: ReactNode;
  /** Any of `small`, `quiet`, `signal`, `danger`. */
  look?: string;
  /** What cannot be done now stays in reach of the keyboard, and does nothing. */
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
      // Absent rather than "false", which would say that it works inside a form that is switched off.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      {...rest}
    >
      {label ?? children}
    </button>
  );
}
