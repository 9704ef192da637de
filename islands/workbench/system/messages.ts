/** The client's messages to its user: stored ones, new ones as they arrive, and which of them are read. */
import type { PushMessage } from '#bridge-lib';
import { computed } from 'nanostores';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { createResource } from '#src/stores/client/resource.ts';
import { oncePerFrame, type NextFrame } from '#islands/workbench/frames.ts';

/** Beyond this the oldest are removed. */
const MAX_MESSAGES = 200;

/** Reading them requests all, and the client then marks them as read. */
export function createMessages(client: WorkbenchClient, fallback: string, nextFrame: NextFrame) {
  const arrivedIds = new Set<string>();
  const arrived = new Map<string, PushMessage>();
  const readStates = new Map<string, boolean>();

  const apply = oncePerFrame(nextFrame, () => {
    const known = list.$value.get().filter(({ id }) => !arrived.has(id));
    list.set(
      [...[...arrived.values()].reverse(), ...known]
        .map((message) => ({ ...message, isRead: readStates.get(message.id) ?? message.isRead }))
        .slice(0, MAX_MESSAGES),
    );
    arrived.clear();
    readStates.clear();
  });
  const list = createResource<readonly PushMessage[]>({
    fallback,
    initial: [],
    async read(signal) {
      const { messages = [] } = await client.systemInfo.getPushMessages({ signal });
      return messages
        .flatMap((entry) => messageOf(entry) ?? [])
        .sort((one, other) => other.at - one.at)
        .slice(0, MAX_MESSAGES);
    },
    push() {
      const ends = [
        client.on('dataObserver', 'NewMessage', (push) => {
          const message = messageOf(push);
          if (!message) return;
          arrivedIds.add(message.id);
          arrived.set(message.id, message);
          apply();
        }),
        client.on('dataObserver', 'ReadState', ({ id, isRead }) => {
          if (id === undefined) return;
          readStates.set(id, isRead ?? true);
          apply();
        }),
      ];
      return () => ends.forEach((end) => end());
    },
  });

  return {
    ...list,
    /** Newest first. */
    $messages: list.$value,
    /** The newest message that arrived while the page was open and is unread. */
    $newest: computed(list.$value, (all) => all.find(({ id, isRead }) => !isRead && arrivedIds.has(id))),
    $unread: computed(list.$value, (all) => all.filter(({ isRead }) => !isRead).length),
    forget() {
      arrived.clear();
      readStates.clear();
      arrivedIds.clear();
      list.forget();
    },
  };
}

/** Any field may be missing; without id and text there is nothing to show. */
function messageOf({ id, title = '', text = '', at = 0, isRead = false, storeId }: Partial<PushMessage>) {
  if (id === undefined || !(title || text)) return undefined;
  return { id, title, text, at, isRead, storeId: storeId ?? null };
}
