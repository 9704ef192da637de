/** A visitor who leaves the page when told to. */
export interface PageLeave {
  onLeave: (callback: () => void) => () => void;
  leave: () => void;
  /** Whether anybody still waits for it. */
  isAwaited: () => boolean;
}

export function createPageLeave(): PageLeave {
  const callbacks = new Set<() => void>();
  return {
    onLeave(callback) {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    leave: () => callbacks.forEach((callback) => callback()),
    isAwaited: () => callbacks.size > 0,
  };
}
