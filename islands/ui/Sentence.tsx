import type { ReactNode } from 'react';

const MARK = '\u0001';

interface Props {
  /** Returns the sentence with `mark` in the value's place. */
  write: (mark: string) => string;
  /** The value. */
  children: ReactNode;
}

/**
 * A sentence with its value in an element of its own; the sentence is still translated as a whole.
 *
 * @example <Sentence write={(code) => t('promoter.text', { code })}><strong>{code}</strong></Sentence>
 */
export function Sentence({ write, children }: Props) {
  const [before, after] = write(MARK).split(MARK);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
