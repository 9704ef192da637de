/**
 * The agents' side: all conversations, most urgent first, and the messages of the open one. The stream reports that a
 * conversation has changed; its messages are then requested, starting after the last known one.
 */
import { atom, computed, map } from 'nanostores';
import {
  deskAgentSession,
  deskAnswers,
  deskClosed,
  deskInbox,
  deskMessages,
  deskTaken,
  deskWaiting,
  type DeskAnswers,
  type DeskConversation,
  type DeskMessage,
} from '#src/api/contract/desk.ts';
import { createDeskClient } from './client.ts';
import { type DeskEvent, createConnection } from './connection.ts';
import type { DeskHost } from './browser.ts';
import { DESK_INBOX_MAX, DESK_INBOX_STEP } from '#src/config/wire.ts';
import { inOrder } from './inbox-order.ts';
import { createAgentStorage } from './agent-storage.ts';
import { createColleague } from './colleague.ts';
import { createOutbox, type Outbox } from './outbox.ts';

/** `unknown` until the desk has said whether this browser is signed in. */
export type Access = 'unknown' | 'unreachable' | 'signed-out' | 'signed-in';

export interface OpenConversation {
  id: string;
  messages: readonly DeskMessage[];
  outbox: Outbox;
}

export type Inbox = ReturnType<typeof createInbox>;

const OUTBOX = 'outbox:';
const draftKey = (id: string) => `draft:${id}`;
const byIdOf = (conversations: readonly DeskConversation[]): Record<string, DeskConversation> =>
  Object.fromEntries(conversations.map((conversation) => [conversation.id, conversation]));

export function createInbox(host: DeskHost) {
  const { clock } = host;
  const client = createDeskClient(host.send);
  const $access = atom<Access>('unknown');
  const $needsPassword = atom(false);
  const $you = atom<string | null>(null);
  const $hidden = atom(0);
  const $clockOffsetMs = atom(0);
  const $byId = map<Record<string, DeskConversation>>({});
  const $open = atom<OpenConversation | undefined>();
  const $answers = atom<DeskAnswers>([]);
  const outboxes = new Map<string, Outbox>();
  const agentStorage = createAgentStorage(host.storage);
  const page = host.newId();
  let limit = DESK_INBOX_STEP;
  let isFetching = false;
  let isStale = false;

  const colleague = createColleague({
    page,
    report: (id) => void client.send(`/agent/conversations/${id}/writing`, { page }),
    deskNowMs: () => clock.wallMs() + $clockOffsetMs.get(),
    clock,
  });
  const connection = createConnection({
    host,
    address: () => `/agent/stream?limit=${limit}`,
    onEvent,
  });
  connection.$connection.listen((state) => {
    if (state === 'ended') $access.set('signed-out');
    if (state === 'open') void fetchMessages();
  });

  /** Switches to another agent: messages that one agent wrote are not sent by the next. */
  function setAgent(name: string | null): void {
    if (name !== $you.get()) forgetMessages();
    $you.set(name);
    agentStorage.claim(name ?? '');
  }
  function forgetMessages(): void {
    for (const outbox of outboxes.values()) outbox.clear();
    outboxes.clear();
    $open.set(undefined);
  }

  function onEvent(event: DeskEvent): void {
    if (event.name !== 'inbox' && event.name !== 'changed') return;
    const changed = byIdOf(event.name === 'inbox' ? event.data.conversations : event.data);
    if (event.name === 'inbox') {
      setAgent(event.data.you);
      $byId.set(changed);
      $hidden.set(event.data.hidden);
      // Replies that were left unsent when the page was closed are sent too.
      for (const key of agentStorage.keys()) {
        if (key.startsWith(OUTBOX)) outboxOf(key.slice(OUTBOX.length));
      }
      for (const outbox of outboxes.values()) outbox.flush();
    } else $byId.set({ ...$byId.get(), ...changed });
    updateColleague();
    if (changed[$open.get()?.id ?? '']) void fetchMessages();
  }

  const updateColleague = (): void => colleague.update($byId.get()[$open.get()?.id ?? '']);

  /** The stream updates the known conversations; this adds further ones. */
  async function fetchMore(): Promise<void> {
    const result = await client.get(`/agent/conversations?limit=${limit}`, deskInbox);
    if (!result.ok) return; // can be asked for again, and the connection's next opening does
    $byId.set({ ...byIdOf(result.data.conversations), ...$byId.get() });
    $hidden.set(result.data.hidden);
  }

  /** Reads up to the newest message; a call during the read makes it read once more. */
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
      if (!result.ok) break; // the connection's next opening asks again
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
      host: { ...host, storage: agentStorage },
      key: OUTBOX + id,
      deliver: (message) => client.post(`/agent/conversations/${id}/messages`, message, deskTaken),
      isConnected: () => connection.$connection.get() === 'open',
    });
    outboxes.set(id, outbox);
    return outbox;
  }

  async function start(): Promise<void> {
    const session = await client.get('/agent/session', deskAgentSession);
    if (!session.ok) {
      $access.set('unreachable');
      return;
    }
    $needsPassword.set(session.data.needsPassword);
    $clockOffsetMs.set(session.data.now - clock.wallMs());
    if (session.data.isSignedIn) setAgent(session.data.name);
    $access.set(session.data.isSignedIn ? 'signed-in' : 'signed-out');
    if (!session.data.isSignedIn) return;
    connection.start();
    const answers = await client.get('/agent/answers', deskAnswers);
    if (answers.ok) $answers.set(answers.data);
  }

  /** Path of the open conversation. */
  const openPath = (): string => `/agent/conversations/${$open.get()?.id ?? ''}`;
  const $conversations = computed($byId, (byId) => inOrder(Object.values(byId)));

  return {
    $access,
    $needsPassword,
    /** The agent's name, if the agent signed in with one. */
    $you,
    /** The desk's clock minus this computer's, in milliseconds. */
    $clockOffsetMs,
    $conversations,
    /** Number of conversations that wait for an answer. */
    $waiting: computed(
      $conversations,
      (all) => all.filter(({ waitingSince }) => waitingSince !== null).length,
    ),
    /** Number of open conversations that are not in the list. */
    $hidden,
    $open,
    $answers,
    /** The colleague who is typing a reply to the open conversation. */
    $colleague: colleague.$writing,
    ...connection,
    start,
    async signIn(agent: { name: string; password: string }) {
      const result = await client.send('/agent/sign-in', agent);
      if (result.ok) await start();
      return result;
    },
    /** Deletes drafts and unsent messages. @returns whether it succeeded; otherwise the agent is still signed in */
    async signOut() {
      const result = await client.send('/agent/sign-out', {});
      // An ended session is the wanted result.
      if (!result.ok && result.failure.kind !== 'session') return false;
      connection.stop();
      forgetMessages();
      agentStorage.clear();
      $byId.set({});
      $access.set('signed-out');
      return true;
    },
    /** Shows more of the hidden conversations, up to an inbox's limit. */
    showMore() {
      limit = Math.min(DESK_INBOX_MAX, limit + DESK_INBOX_STEP);
      return fetchMore();
    },
    open(id: string) {
      if ($open.get()?.id === id) return;
      $open.set({ id, messages: [], outbox: outboxOf(id) });
      updateColleague();
      void fetchMessages();
    },
    close: () => $open.set(undefined),
    markRead() {
      const open = $open.get();
      const seq = open?.messages.at(-1)?.seq ?? 0;
      if (!open || seq <= ($byId.get()[open.id]?.agentRead ?? 0)) return;
      void client.send(`/agent/conversations/${open.id}/read`, { seq });
    },
    setState: (state: 'open' | 'closed') => client.send(`${openPath()}/state`, { state }),
    /** Counts the waiting conversations of the open one's network. */
    countNetwork: () => client.get(`${openPath()}/network`, deskWaiting),
    async closeNetwork() {
      const result = await client.post(`${openPath()}/network/close`, {}, deskClosed);
      if (result.ok) await fetchMore();
      return result;
    },
    draft: (id: string) => agentStorage.get(draftKey(id)) ?? '',
    saveDraft(id: string, text: string) {
      if (text === '') {
        agentStorage.remove(draftKey(id));
        colleague.endTyping();
        return;
      }
      agentStorage.set(draftKey(id), text);
      colleague.reportTyping(id);
    },
  };
}
