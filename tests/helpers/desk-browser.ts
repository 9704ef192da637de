/** Browsers to speak to the chat desk with: each keeps its cookies, and runs the very stores that the desk's pages run. */
import { createDeskClient, type DeskClient } from '#src/api/desk/client.ts';
import type { DeskPlace } from '#src/api/contract/desk.ts';
import { guardedStorage, type KeyValueStorage } from '#src/browser/storage.ts';
import { createInbox, type Inbox } from '#src/stores/desk/inbox.ts';
import { createVisitor, type Visitor } from '#src/stores/desk/visitor.ts';
import { memoryStorage } from './fake-storage.ts';

const PLACE: DeskPlace = { language: 'zh-CN', topic: 'support', page: '/download' };

export interface Browser {
  send: typeof fetch;
  client: DeskClient;
  storage: KeyValueStorage;
  cookies: Map<string, string>;
  /** Opens an address of the desk and goes on where that leads. @returns the last answer's address */
  go(path: string): Promise<{ status: number; path: string }>;
}

/** @param origin may change: a desk that was started again lies elsewhere */
export function createBrowser(origin: () => string): Browser {
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(origin() + (input as string), { ...init, headers, redirect: 'manual' }); // paths only
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const kept = memoryStorage();
  return {
    send,
    client: createDeskClient('', send),
    storage: guardedStorage(() => kept),
    cookies,
    async go(path) {
      const response = await send(path);
      await response.body?.cancel();
      const next = response.headers.get('location');
      return next === null ? { status: response.status, path } : this.go(next);
    },
  };
}

const parts = () => ({
  base: '',
  random: Math.random,
  newId: () => crypto.randomUUID(),
  nowMs: () => Date.now(),
  after(delayMs: number, callback: () => void) {
    const handle = setTimeout(callback, delayMs);
    return () => clearTimeout(handle);
  },
});

export function visitorIn({ send, client, storage }: Browser, place = PLACE): Visitor {
  return createVisitor({ ...parts(), send, client, storage, place: () => place });
}

export function inboxIn({ send, client, storage }: Browser): Inbox {
  return createInbox({ ...parts(), send, client, storage });
}
