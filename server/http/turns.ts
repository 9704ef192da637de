export function createTurns(later: (next: () => void) => void = setImmediate) {
  /** By address, in the order in which they are served. */
  const lines = new Map<string, (() => void)[]>();

  const next = (): void => {
    const [first] = lines;
    if (!first) return;
    const [address, line] = first;
    const work = line.shift();
    lines.delete(address);
    // Moves the address to the end.
    if (line.length > 0) lines.set(address, line);
    if (lines.size > 0) later(next);
    work?.();
  };

  return {
    /** Runs the work when its address is next. */
    take(address: string, work: () => void) {
      const isIdle = lines.size === 0;
      const line = lines.get(address);
      if (line) line.push(work);
      else lines.set(address, [work]);
      if (isIdle) later(next);
    },
  };
}
