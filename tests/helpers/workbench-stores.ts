/** Shared by the tests of the workbench's stores: the demo without waits, a refusing client, and a page in Node. */
import { vi } from 'vitest';
import { BridgeError } from '#bridge-lib';
import { createParts, type Parts } from '#islands/workbench/create-workbench.ts';
import type { WorkbenchClient } from '#src/stores/client/client.ts';
import { createDemoClient } from '#islands/workbench/demo/demo-client.ts';
import { createSession, type SessionOptions } from '#src/stores/client/session.ts';
import { openNodeSocket } from './bridge/page.ts';

const texts = {
  favourites: { work: 'Work', orders: 'Orders', rules: 'Rules' },
  plugins: ['One', 'Two'],
  lines: [
    { name: 'Near', region: 'Asia' },
    { name: 'Far', region: 'Europe' },
  ],
};

/** The demo client, whose timers run by `advance`, or with `quick` by themselves. A guest’s, or a boss’s. */
export function demoClient(quick = true, isGuest = false) {
  const waiting: (() => void)[] = [];
  let count = 0;
  const client = createDemoClient({
    shops: [
      { code: 'US-1', platform: 'Amazon', ip: '203.0.113.7' },
      { code: 'DE-2', platform: 'eBay', ip: '198.51.100.23' },
    ],
    texts,
    isGuest,
    now: () => 0,
    after(_delayMs, callback) {
      if (quick) queueMicrotask(callback);
      else waiting.push(callback);
    },
    random: () => (count += 0.25) % 1,
  });
  return {
    client,
    /** Tells whether any was waiting. */
    advance: () => {
      const due = waiting.splice(0);
      for (const callback of due) callback();
      return due.length > 0;
    },
  };
}

export function partsOf(client: WorkbenchClient): Parts {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => queueMicrotask(callback));
  const storage = { get: () => undefined, set: () => false, remove: () => undefined };
  return createParts({ client, storage, onLogin: () => undefined, connection: () => 'demo' }, 'network');
}

/** A client with these parts only, for stores that ask for nothing else. */
export const partialClient = (parts: object): WorkbenchClient => parts as WorkbenchClient;

/** The session of a page that `stubPage` made. */
export const pageSession = (more: Partial<SessionOptions> = {}) =>
  createSession({
    userAgent: () => 'Chrome/150.0.0.0',
    cookieText: () => document.cookie,
    hasTypedText: () => false,
    ...more,
  });

/** A client whose every call fails with the same message, and that never pushes. */
export function refusingClient(message = 'not today'): WorkbenchClient {
  const refuse = () => Promise.reject(new BridgeError('refused', message, { module: 'm', action: 'A' }));
  const module = new Proxy({}, { get: () => refuse });
  const client = new Proxy({}, { get: (_, name) => (name === 'on' ? () => () => undefined : module) });
  return client as WorkbenchClient; // has every name
}

/**
 * Replaces the page around the bridge: cookies, events and a socket with an origin.
 *
 * @returns a function that fires an event on window and document
 */
export function stubPage(cookies: Readonly<Record<string, string>>): (type: string) => void {
  const line = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const target = new EventTarget();
  const listen = target.addEventListener.bind(target);
  const leave = target.removeEventListener.bind(target);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('removeEventListener', leave);
  vi.stubGlobal('document', {
    querySelector: () => null,
    cookie: line.join('; '),
    visibilityState: 'visible',
    addEventListener: listen,
    removeEventListener: leave,
  });
  vi.stubGlobal('location', { hostname: '127.0.0.1', reload: () => undefined });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  // A constructor may return another object than `this`.
  vi.stubGlobal('WebSocket', function open(url: string) {
    return openNodeSocket(url);
  });
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  return (type) => void target.dispatchEvent(new Event(type));
}
