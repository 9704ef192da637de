/**
 * The visitor's side of a conversation: messages, pending ones, whether an agent is online and has read them. The
 * desk's numbers decide the order; a message is shown once, even if it arrives twice.
 */
import { atom } from 'nanostores';
import {
  deskTaken,
  type DeskMessage,
  type DeskPlace,
  type DeskVisitorState,
} from '#src/api/contract/desk.ts';
import { createDeskClient } from './client.ts';
import { type DeskEvent, createConnection } from './connection.ts';
import type { DeskHost } from './browser.ts';
import { deskKeys } from '#src/config/storage-keys.ts';
import { createOutbox } from './outbox.ts';

export type Visitor = ReturnType<typeof createVisitor>;

/** @param place where the visitor came from, as the link to the desk says */
export function createVisitor(host: DeskHost, place: () => DeskPlace) {
  const { storage } = host;
  const client = createDeskClient(host.send);
  const $messages = atom<readonly DeskMessage[]>([]);
  const $state = atom<DeskVisitorState | undefined>();
  let read = 0;

  const outbox = createOutbox({
    host,
    key: deskKeys.outbox,
    deliver: (message) => client.post('/visitor/messages', { ...message, ...place() }, deskTaken),
    isConnected: () => connection.$connection.get() === 'open',
  });
  const connection = createConnection({
    host,
    address: () => `/visitor/stream?after=${lastSeq()}`,
    onEvent,
  });
  // Unsent messages are sent as soon as there is a connection.
  connection.$connection.listen((state) => {
    if (state === 'open') outbox.flush();
  });

  const lastSeq = () => $messages.get().at(-1)?.seq ?? 0;

  function onEvent(event: DeskEvent): void {
    if (event.name === 'state') applyState(event.data);
    if (event.name !== 'messages') return;
    const fresh = event.data.filter(({ seq }) => seq > lastSeq());
    if (fresh.length > 0) $messages.set([...$messages.get(), ...fresh]);
    for (const { author, id } of fresh) if (author === 'visitor') outbox.settle(id);
  }

  function applyState(state: DeskVisitorState): void {
    const before = storage.get(deskKeys.conversation);
    const now = state.conversation;
    if (now !== null) storage.set(deskKeys.conversation, now);
    // Another person now uses this browser and must not see or send the former visitor's messages.
    const isAnother = now !== null && before !== undefined && before !== now;
    if (isAnother) {
      outbox.clear();
      storage.remove(deskKeys.draft);
    }
    const shown = $state.get()?.conversation ?? null;
    $state.set(state);
    if ((isAnother || (shown !== null && now !== shown)) && $messages.get().length > 0) {
      $messages.set([]);
      read = 0;
      connection.restart();
    }
  }

  return {
    $messages,
    /** `undefined` until the desk's first answer. */
    $state,
    outbox,
    ...connection,
    send: (text: string) => {
      outbox.add(text);
      storage.remove(deskKeys.draft);
    },
    markRead() {
      const seq = lastSeq();
      if (seq <= read || $messages.get().at(-1)?.author === 'visitor') return;
      read = seq;
      void client.send('/visitor/read', { seq }).then((result) => {
        // The next read tries again.
        if (!result.ok) read = 0;
      });
    },
    leaveContact: (contact: { name: string; contact: string }) =>
      client.send('/visitor/contact', { ...contact, ...place() }),
    draft: () => storage.get(deskKeys.draft) ?? '',
    saveDraft(text: string) {
      if (text === '') storage.remove(deskKeys.draft);
      else storage.set(deskKeys.draft, text);
    },
  };
}
