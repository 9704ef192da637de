/**
 * The visitor's side of a conversation: what was said, what is on its way, whether somebody is there and has read it. The
 * desk's numbers decide the order; a message shows once, whichever way it came.
 */
import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import {
  deskTaken,
  type DeskMessage,
  type DeskPlace,
  type DeskVisitorState,
} from '#src/api/contract/desk.ts';
import { createDeskClient, type DeskResult } from './client.ts';
import type { DeskEvent } from './events.ts';
import type { DeskHost } from './browser.ts';
import { deskKeys } from '#src/config/storage-keys.ts';
import { createLine, type Line } from './line.ts';
import { createOutbox, type Outbox } from './outbox.ts';

export interface Visitor extends Pick<Outbox, 'flush' | 'remove'> {
  $messages: ReadableAtom<readonly DeskMessage[]>;
  /** `undefined` until the desk has spoken. */
  $state: ReadableAtom<DeskVisitorState | undefined>;
  $line: Line['$state'];
  $pending: Outbox['$pending'];
  $failure: Outbox['$failure'];
  start: () => void;
  stop: () => void;
  nudge: () => void;
  /** The browser says that the network has gone. */
  restart: () => void;
  say: (text: string) => void;
  /** The visitor has seen everything up to here. */
  markRead: () => void;
  leaveContact: (contact: { name: string; contact: string }) => Promise<DeskResult<object>>;
  /** What was typed and not sent. */
  draft: () => string;
  keepDraft: (text: string) => void;
}

const anything = v.object({});

/** @param place as the link to the desk said it */
export function createVisitor(host: DeskHost, place: () => DeskPlace): Visitor {
  const { storage } = host;
  const client = createDeskClient(host.send);
  const $messages = atom<readonly DeskMessage[]>([]);
  const $state = atom<DeskVisitorState | undefined>();
  let read = 0;

  const outbox = createOutbox({
    host,
    key: deskKeys.outbox,
    deliver: (message) => client.post('/visitor/messages', { ...message, ...place() }, deskTaken),
  });
  const line = createLine({
    host,
    address: () => `/visitor/stream?after=${lastSeq()}`,
    onEvent,
  });
  // What could not be sent goes as soon as there is a line again.
  line.$state.listen((state) => {
    if (state === 'open') outbox.flush();
  });

  const lastSeq = () => $messages.get().at(-1)?.seq ?? 0;

  function onEvent(event: DeskEvent): void {
    if (event.name === 'state') take(event.data);
    if (event.name !== 'messages') return;
    const fresh = event.data.filter(({ seq }) => seq > lastSeq());
    if (fresh.length > 0) $messages.set([...$messages.get(), ...fresh]);
    for (const { author, id } of fresh) if (author === 'visitor') outbox.settle(id);
  }

  function take(state: DeskVisitorState): void {
    const before = storage.get(deskKeys.conversation);
    const now = state.conversation;
    if (now !== null) storage.set(deskKeys.conversation, now);
    // Somebody else has taken this browser: what the other one wrote is not theirs to see or to send.
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
      line.restart();
    }
  }

  return {
    $messages,
    $state,
    $line: line.$state,
    $pending: outbox.$pending,
    $failure: outbox.$failure,
    start: line.start,
    stop: line.stop,
    nudge: line.nudge,
    restart: line.restart,
    flush: outbox.flush,
    remove: outbox.remove,
    say(text) {
      outbox.add(text);
      storage.remove(deskKeys.draft);
    },
    markRead() {
      const seq = lastSeq();
      if (seq <= read || $messages.get().at(-1)?.author === 'visitor') return;
      read = seq;
      void client.post('/visitor/read', { seq }, anything).then((result) => {
        // The next look tries again.
        if (!result.ok) read = 0;
      });
    },
    leaveContact: (contact) => client.post('/visitor/contact', { ...contact, ...place() }, anything),
    draft: () => storage.get(deskKeys.draft) ?? '',
    keepDraft(text) {
      if (text === '') storage.remove(deskKeys.draft);
      else storage.set(deskKeys.draft, text);
    },
  };
}
