/**
 * The heading of the screen that replaces a form. It takes the focus, so that it is announced and Tab continues there.
 */
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
