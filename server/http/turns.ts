/**
 * Whose request the app takes next. The embedded database works in the server's own thread, so a request is done in one go,
 * and sixty that came at once would be done before anybody else is heard. So they are taken one in each round of the event
 * loop, and by address in turn: whoever sends many waits behind their own, and a page that is ready waits for one at most.
 */
export interface Turns {
  /** Does the work when it is this one's turn. */
  take(address: string, work: () => void): void;
}

export function createTurns(later: (next: () => void) => void = setImmediate): Turns {
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
    take(address, work) {
      const isIdle = lines.size === 0;
      const line = lines.get(address);
      if (line) line.push(work);
      else lines.set(address, [work]);
      if (isIdle) later(next);
    },
  };
}
