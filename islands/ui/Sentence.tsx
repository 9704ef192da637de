import type { ReactNode } from 'react';

const MARK = '\u0001';

interface Props {
  /** Writes the sentence with what stands for its value. */
  write: (mark: string) => string;
  /** The value. */
  children: ReactNode;
}

/**
 * A sentence whose value stands in an element of its own: it is translated whole all the same.
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
