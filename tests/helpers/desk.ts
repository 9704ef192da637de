/**
 * The chat desk on a port of its own with a database of the wanted kind, and browsers to speak to it with: each keeps its
 * cookies, and runs the very stores that the desk's pages run.
 */
import { onTestFinished } from 'vitest';
import { createDeskClient, type DeskClient } from '#src/api/desk/client.ts';
import type { DeskPlace } from '#src/api/contract/desk.ts';
import { guardedStorage, type KeyValueStorage } from '#src/browser/storage.ts';
import { createInbox, type Inbox } from '#src/stores/desk/inbox.ts';
import { createVisitor, type Visitor } from '#src/stores/desk/visitor.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import { createDesk } from '#server/desk/desk.ts';
import { listen } from '#server/http/node-server.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createLog } from '#server/log.ts';
import { createFakeClock, type FakeClock } from './fake-server-clock.ts';
import { memoryStorage } from './fake-storage.ts';
import { openTestDatabase, type DatabaseKind } from './test-databases.ts';

export const PLACE: DeskPlace = { language: 'zh-CN', topic: 'support', page: '/download' };
export const SECRET = 'berth-chat-development-secret';
export const WEB_TOKEN = 'berth-web-visitor';
const HASH_KEY = 'a key for tests that is long enough';

export interface TestDesk {
  origin: string;
  clock: FakeClock;
  db: Database;
  close(): Promise<void>;
}

/** @param port of a desk that ran before, to come back to */
export async function startTestDesk(
  db: Database,
  clock: FakeClock,
  environment: Record<string, string> = {},
  port = 0,
): Promise<TestDesk> {
  const config = readConfig({ DEV_TOOLS: '1', LIMIT_DESK_MESSAGES_PER_MINUTE: '100000', ...environment });
  if (!config.desk) throw new Error('These settings have no desk.');
  const hash = createKeyedHash(HASH_KEY);
  const desk = createDesk({ config, db, clock, hash, log: createLog('silent') }, config.desk);
  const http = await listen(desk.app, { host: '127.0.0.1', port, connectionsPerAddress: 1000 });
  return {
    origin: http.origin,
    clock,
    db,
    async close() {
      await desk.close();
      await http.close();
    },
  };
}

/** For one test: closed when it has ended. */
export async function deskForTest(
  kind: DatabaseKind,
  environment: Record<string, string> = {},
): Promise<TestDesk> {
  const { db, close } = await openTestDatabase(kind);
  const desk = await startTestDesk(db, createFakeClock(), environment);
  onTestFinished(async () => {
    await desk.close();
    await close();
  });
  return desk;
}

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
      cookies.set(name, value);
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

/** Ends by itself with the test, where there is one. */
export function visitorIn({ send, client, storage }: Browser, place = PLACE): Visitor {
  return createVisitor({ ...parts(), send, client, storage, place: () => place });
}

export function inboxIn({ send, client, storage }: Browser): Inbox {
  return createInbox({ ...parts(), send, client, storage });
}
