/**
 * The order of an inbox: longest waiting first, then newest first, closed conversations last. Networks alternate: a few
 * conversations of one wait before those of the others, then its next few.
 */
import { DESK_NETWORK_TURN } from '#src/config/wire.ts';

export interface Ordered {
  state: 'open' | 'closed';
  /** Milliseconds since 1970. */
  waitingSince: number | null;
  lastAt: number;
  /** `null` if unknown: then it shares its network with no other. */
  network: string | null;
}

export function inOrder<Conversation extends Ordered>(
  conversations: readonly Conversation[],
): Conversation[] {
  const sorted = [...conversations].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.waitingSince !== null && b.waitingSince !== null
        ? a.waitingSince - b.waitingSince
        : b.lastAt - a.lastAt),
  );
  const seen = new Map<string, number>();
  const rounds = sorted.map((conversation) => {
    const { network } = conversation;
    if (rank(conversation) > 0 || network === null) return { conversation, round: 0 };
    const before = seen.get(network) ?? 0;
    seen.set(network, before + 1);
    return { conversation, round: Math.floor(before / DESK_NETWORK_TURN) };
  });
  // Sorting is stable: conversations of equal rank keep their order.
  return rounds
    .sort((a, b) => rank(a.conversation) - rank(b.conversation) || a.round - b.round)
    .map(({ conversation }) => conversation);
}

/** Whether so many conversations of one network wait that they may be spam: then all can be closed in one step. */
export function isCrowded<Conversation extends Ordered>(
  conversations: readonly Conversation[],
  { network }: Conversation,
): boolean {
  if (network === null) return false;
  const alike = conversations.filter((each) => each.network === network && rank(each) === 0);
  return alike.length > DESK_NETWORK_TURN;
}

function rank({ state, waitingSince }: Ordered): number {
  if (state === 'closed') return 2;
  return waitingSince === null ? 1 : 0;
}
