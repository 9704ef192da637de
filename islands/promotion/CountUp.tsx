/** A figure that counts up once, when first seen. Static pages and reduced motion show the final value. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { onVisible } from '#src/browser/visibility.ts';
import { clock } from '#src/browser/clock.ts';
import { pageHost } from '#src/browser/page-host.ts';
import { createCountUp } from './count-up.ts';

export function CountUp({ text }: { text: string }) {
  const [counter] = useState(() =>
    createCountUp(text, { monotonicMs: () => clock.monotonicMs(), nextFrame: pageHost.nextFrame }),
  );
  const shown = useStore(counter.$text);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!place.current || pageHost.prefersReducedMotion()) return undefined;
    return onVisible(place.current, (isVisible) => {
      if (isVisible) counter.run();
    });
  }, [counter]);
  return (
    <span className="figure figure--large" ref={place}>
      {shown}
    </span>
  );
}
