/**
 * The agents' side: all conversations in the order in which they need somebody, and the messages of the one that is open.
 * The stream says that a conversation has changed; its messages are asked for, from the last one known.
 */
import { atom, computed, map, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import {
  deskAgentSession,
  deskAnswers,
  deskMessages,
  deskTaken,
  type DeskAnswers,
  type DeskConversation,
  type DeskMessage,
} from '#src/api/contract/desk.ts';
import type { DeskClient, DeskFailure } from '#src/api/desk/client.ts';
import type { DeskEvent } from '#src/api/desk/events.ts';
import type { KeyValueStorage } from '#src/browser/storage.ts';
import { inOrder } from '#src/domain/chat/inbox-order.ts';
import { createLine, type Line, type LineDependencies } from './line.ts';
import { createOutbox, type Outbox, type OutboxDependencies } from './outbox.ts';

export interface InboxDependencies
  extends Pick<LineDependencies, 'send' | 'random' | 'after'>, Pick<OutboxDependencies, 'newId' | 'nowMs'> {
  client: DeskClient;
  storage: KeyValueStorage;
  base: string;
}

/** `unknown` until the desk has said whether this browser is signed in. */
export type Access = 'unknown' | 'unreachable' | 'signed-out' | 'signed-in';

export interface OpenConversation {
  id: string;
  messages: readonly DeskMessage[];
  outbox: Outbox;
}

export interface Inbox {
  $access: ReadableAtom<Access>;
  $needsPassword: ReadableAtom<boolean>;
  /** The desk's clock less this one's, in milliseconds. */
  $clockOffsetMs: ReadableAtom<number>;
  $line: Line['$state'];
  $conversations: ReadableAtom<readonly DeskConversation[]>;
  $open: ReadableAtom<OpenConversation | undefined>;
  $answers: ReadableAtom<DeskAnswers>;
  start: () => Promise<void>;
  stop: () => void;
  nudge: () => void;
  /** The browser says that the network has gone. */
  restart: () => void;
  /** @returns why not, if so */
  signIn: (password: string) => Promise<DeskFailure | undefined>;
  signOut: () => Promise<void>;
  open: (id: string) => void;
  close: () => void;
  markRead: () => void;
  setState: (state: 'open' | 'closed') => Promise<DeskFailure | undefined>;
  draft: (id: string) => string;
  keepDraft: (id: string, text: string) => void;
}

const anything = v.object({});
const draftKey = (id: string) => `deskAgentDraft:${id}`;

export function createInbox(dependencies: InboxDependencies): Inbox {
  const { client, storage, base, send, random, after, newId, nowMs } = dependencies;
  const $access = atom<Access>('unknown');
  const $needsPassword = atom(false);
  const $clockOffsetMs = atom(0);
  const $byId = map<Record<string, DeskConversation>>({});
  const $open = atom<OpenConversation | undefined>();
  const $answers = atom<DeskAnswers>([]);
  const outboxes = new Map<string, Outbox>();
  let isFetching = false;
  let isStale = false;

  const line = createLine({ address: () => `${base}/agent/stream`, send, random, after, onEvent });
  line.$state.listen((state) => {
    if (state === 'ended') $access.set('signed-out');
    if (state !== 'open') return;
    for (const outbox of outboxes.values()) outbox.flush();
    void fetchMessages();
  });

  function onEvent(event: DeskEvent): void {
    if (event.name !== 'inbox' && event.name !== 'changed') return;
    const entries = event.data.map((conversation) => [conversation.id, conversation] as const);
    if (event.name === 'inbox') $byId.set(Object.fromEntries(entries));
    else $byId.set({ ...$byId.get(), ...Object.fromEntries(entries) });
    const open = $open.get();
    if (open && entries.some(([id]) => id === open.id)) void fetchMessages();
  }

  /** Up to the newest; asked for again meanwhile, it looks once more. */
  async function fetchMessages(): Promise<void> {
    isStale = true;
    if (isFetching) return;
    isFetching = true;
    while (isStale) {
      isStale = false;
      const open = $open.get();
      if (!open) break;
      const known = open.messages.at(-1)?.seq ?? 0;
      const path = `/agent/conversations/${open.id}/messages?after=${known}`;
      const result = await client.get(path, deskMessages);
      if (!result.ok) break; // the line's next opening asks again
      const current = $open.get();
      if (current?.id !== open.id) {
        isStale = true;
        continue;
      }
      const fresh = result.data.filter(({ seq }) => seq > known);
      if (fresh.length === 0) continue;
      $open.set({ ...current, messages: [...current.messages, ...fresh] });
      for (const { author, id } of fresh) if (author === 'agent') current.outbox.settle(id);
      isStale = true;
    }
    isFetching = false;
  }

  function outboxOf(id: string): Outbox {
    const known = outboxes.get(id);
    if (known) return known;
    const outbox = createOutbox({
      deliver: (message) => client.post(`/agent/conversations/${id}/messages`, message, deskTaken),
      storage,
      key: `deskAgentOutbox:${id}`,
      newId,
      nowMs,
      after,
    });
    outboxes.set(id, outbox);
    return outbox;
  }

  async function enter(): Promise<void> {
    const session = await client.get('/agent/session', deskAgentSession);
    if (!session.ok) {
      $access.set('unreachable');
      return;
    }
    $needsPassword.set(session.data.needsPassword);
    $clockOffsetMs.set(session.data.now - nowMs());
    $access.set(session.data.isSignedIn ? 'signed-in' : 'signed-out');
    if (!session.data.isSignedIn) return;
    line.start();
    const answers = await client.get('/agent/answers', deskAnswers);
    if (answers.ok) $answers.set(answers.data);
  }

  return {
    $access,
    $needsPassword,
    $clockOffsetMs,
    $line: line.$state,
    $conversations: computed($byId, (byId) => inOrder(Object.values(byId))),
    $open,
    $answers,
    start: enter,
    stop: line.stop,
    nudge: line.nudge,
    restart: line.restart,
    async signIn(password) {
      const result = await client.post('/agent/sign-in', { password }, anything);
      if (!result.ok) return result.failure;
      await enter();
      return undefined;
    },
    async signOut() {
      line.stop();
      await client.post('/agent/sign-out', {}, anything);
      $byId.set({});
      $open.set(undefined);
      $access.set('signed-out');
    },
    open(id) {
      if ($open.get()?.id === id) return;
      $open.set({ id, messages: [], outbox: outboxOf(id) });
      void fetchMessages();
    },
    close: () => $open.set(undefined),
    markRead() {
      const open = $open.get();
      const seq = open?.messages.at(-1)?.seq ?? 0;
      if (!open || seq <= ($byId.get()[open.id]?.agentRead ?? 0)) return;
      void client.post(`/agent/conversations/${open.id}/read`, { seq }, anything);
    },
    async setState(state) {
      const open = $open.get();
      if (!open) return undefined;
      const result = await client.post(`/agent/conversations/${open.id}/state`, { state }, anything);
      return result.ok ? undefined : result.failure;
    },
    draft: (id) => storage.get(draftKey(id)) ?? '',
    keepDraft(id, text) {
      if (text === '') storage.remove(draftKey(id));
      else storage.set(draftKey(id), text);
    },
  };
}
