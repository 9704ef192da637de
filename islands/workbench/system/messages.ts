/** What the client has to say to its user: messages that it keeps, new ones as they come, and which of them are read. */
import type { PushMessage } from '#bridge-lib';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { trackLoad, type LoadState } from '#src/stores/client/load-state.ts';
import { createTasks, type Tasks } from '#src/stores/client/tasks.ts';
import { oncePerFrame, type NextFrame } from '../frames.ts';

export interface Messages {
  $load: ReadableAtom<LoadState>;
  /** The newest first. */
  $messages: ReadableAtom<readonly PushMessage[]>;
  $unread: ReadableAtom<number>;
  /** The last one that came while the page was looked at. */
  $newest: ReadableAtom<PushMessage | undefined>;
  tasks: Tasks;
  /** Hands all of them over, which the client takes as having been read. */
  load: () => Promise<void>;
  /** Nothing that was said to the former user stays. */
  forget: () => void;
  dispose: () => void;
}

/** Further ones push the oldest out. */
const MOST = 200;

export function createMessages(client: WorkbenchClient, fallback: string, nextFrame: NextFrame): Messages {
  const $load = atom<LoadState>('loading');
  const $messages = atom<readonly PushMessage[]>([]);
  const $newest = atom<PushMessage | undefined>();
  const tasks = createTasks(fallback);
  const came = new Map<string, PushMessage>();
  const read = new Map<string, boolean>();

  const apply = oncePerFrame(nextFrame, () => {
    const known = $messages.get().filter(({ id }) => !came.has(id));
    const newest = [...came.values()].pop();
    $messages.set(
      [...[...came.values()].reverse(), ...known]
        .map((message) => ({ ...message, isRead: read.get(message.id) ?? message.isRead }))
        .slice(0, MOST),
    );
    if (newest) $newest.set(newest);
    came.clear();
    read.clear();
  });
  const ends = [
    client.on('dataObserver', 'NewMessage', (push) => {
      const message = messageOf(push);
      if (!message) return;
      came.set(message.id, message);
      apply();
    }),
    client.on('dataObserver', 'ReadState', ({ id, isRead }) => {
      if (id === undefined) return;
      read.set(id, isRead ?? true);
      apply();
    }),
  ];

  return {
    $load,
    $messages,
    $newest,
    $unread: computed($messages, (list) => list.filter(({ isRead }) => !isRead).length),
    tasks,
    load: () =>
      trackLoad($load, tasks, async () => {
        const reply = await tasks.run('load', (signal) => client.systemInfo.getPushMessages({ signal }));
        if (!reply) return false;
        const list = (reply.messages ?? []).flatMap((entry) => messageOf(entry) ?? []);
        $messages.set([...list].sort((one, other) => other.at - one.at).slice(0, MOST));
        return true;
      }),
    forget() {
      tasks.abandon();
      came.clear();
      read.clear();
      $messages.set([]);
      $newest.set(undefined);
      $load.set('loading');
    },
    dispose() {
      for (const end of ends) end();
      tasks.dispose();
    },
  };
}

/** Any field may be missing; without a number and words there is nothing to show. */
function messageOf({ id, title = '', text = '', at = 0, isRead = false, storeId }: Partial<PushMessage>) {
  if (id === undefined || !(title || text)) return undefined;
  return { id, title, text, at, isRead, storeId: storeId ?? null };
}
