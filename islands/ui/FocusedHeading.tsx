/** The heading of what takes a form's place: it takes the focus, so that it is read out and the keyboard goes on from there. */
import { useEffect, useRef, type ReactNode } from 'react';

export function FocusedHeading({ as: Heading, children }: { as: 'h1' | 'h2' | 'h3'; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading className="focused-heading" ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
