export function createTurns(later: (next: () => void) => void = setImmediate) {
  /** By address, the next one to be heard first. */
  const lines = new Map<string, (() => void)[]>();

  const next = (): void => {
    const [first] = lines;
    if (!first) return;
    const [address, line] = first;
    const work = line.shift();
    lines.delete(address);
    // Back to the end, behind everybody else.
    if (line.length > 0) lines.set(address, line);
    if (lines.size > 0) later(next);
    work?.();
  };

  return {
    /** Does the work when it is this one's turn. */
    take(address: string, work: () => void) {
      const isIdle = lines.size === 0;
      const line = lines.get(address);
      if (line) line.push(work);
      else lines.set(address, [work]);
      if (isIdle) later(next);
    },
  };
}
