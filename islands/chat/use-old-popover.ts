/** Opens and closes by state what a browser without popovers cannot; where there are popovers, it leaves all to them. */
import { useEffect, useState, type RefObject } from 'react';
import { hasPopovers, onDismiss } from '#src/browser/popover.ts';

interface OldPopover {
  /** For the button, beside its `popoverTarget`. */
  toggle: () => void;
  /** For the popover: the style shows what bears it. */
  mark: { 'data-open': '' | undefined };
}

/** @param around holds the button and what it opens: a press anywhere else closes */
export function useOldPopover(around: RefObject<HTMLElement | null>): OldPopover {
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () => (isOpen && around.current ? onDismiss(around.current, () => setOpen(false)) : undefined),
    [isOpen, around],
  );
  return {
    toggle() {
      if (!hasPopovers()) setOpen(!isOpen);
    },
    mark: { 'data-open': isOpen ? '' : undefined },
  };
}
