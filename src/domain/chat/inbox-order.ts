/** The order of an inbox: who waits longest, then what is newest; closed conversations at the end. */
export interface Ordered {
  state: 'open' | 'closed';
  /** Milliseconds since 1970. */
  waitingSince: number | null;
  lastAt: number;
}

export function inOrder<Conversation extends Ordered>(
  conversations: readonly Conversation[],
): Conversation[] {
  return [...conversations].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.waitingSince !== null && b.waitingSince !== null
        ? a.waitingSince - b.waitingSince
        : b.lastAt - a.lastAt),
  );
}

function rank({ state, waitingSince }: Ordered): number {
  if (state === 'closed') return 2;
  return waitingSince === null ? 1 : 0;
}
