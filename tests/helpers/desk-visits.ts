/**
 * Visits to a desk under test, in browsers that have their own cookies and run the stores of the desk’s pages: a link
 * that identifies the visitor, a message, and what an agent then sees.
 */
import type { DeskConversation, DeskPlace } from '#src/api/contract/desk.ts';
import { deskHost, type DeskHost } from '#islands/desk/browser.ts';
import { createInbox, type Inbox } from '#islands/desk/inbox.ts';
import { createVisitor, type Visitor } from '#islands/desk/visitor.ts';
import { memoryLocal } from './fake-storage.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { signedLink } from './desk-link.ts';
import type { TestDesk } from './desk.ts';

/** Repeats a check until it holds, long enough for a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000 });

const PLACE: DeskPlace = { language: 'zh-CN', topic: 'support', page: '/download' };

export type Browser = ReturnType<typeof browserAt>;

export function browserAt(desk: { origin: string }) {
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(desk.origin + (input as string), { ...init, headers, redirect: 'manual' }); // paths only
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    send,
    storage: memoryLocal(),
    cookies,
    /** Opens an address of the desk and follows its redirects. @returns the last answer's address */
    async go(path: string): Promise<{ status: number; path: string }> {
      const response = await send(path);
      await response.body?.cancel();
      const next = response.headers.get('location');
      return next === null ? { status: response.status, path } : this.go(next);
    },
  };
}

const hostOf = ({ send, storage }: Browser): DeskHost => ({ ...deskHost, send, storage });

export const visitorIn = (browser: Browser) => createVisitor(hostOf(browser), () => PLACE);

/** The visitor's page, open until the test ends. */
export function startVisitor(browser: Browser): Visitor {
  const visitor = visitorIn(browser);
  onTestFinished(() => visitor.stop());
  visitor.start();
  return visitor;
}

/** The agent's inbox, open until the test ends. */
export async function startInbox(browser: Browser): Promise<Inbox> {
  const inbox = createInbox(hostOf(browser));
  onTestFinished(() => inbox.stop());
  await inbox.start();
  return inbox;
}

export const json = { 'content-type': 'application/json' };
export const message = (id: string, text = 'hello') =>
  post({ id: `message-${id}`, text, language: 'en-US', topic: 'support', page: '' });

export const linkOf = (desk: TestDesk, fields: Record<string, string>, change?: Record<string, string>) =>
  signedLink(desk.clock, { language: 'en-US', topic: 'support', ...fields }, change);

export const post = (body: object) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

/** A visitor with the cookie of a visit. */
export async function visitorAt(desk: TestDesk, path = '/'): Promise<Browser> {
  const browser = browserAt(desk);
  await browser.go(path);
  return browser;
}

/** The agent's inbox, newest first. */
export async function inboxOf(desk: TestDesk): Promise<readonly DeskConversation[]> {
  const inbox = await attend(desk);
  await eventually(() => expect(inbox.$conversations.get()).not.toEqual([]));
  inbox.stop();
  return inbox.$conversations.get();
}

/** Opens an inbox until the test ends. */
export async function attend(desk: { origin: string }): Promise<Inbox> {
  const inbox = await startInbox(browserAt(desk));
  await eventually(() => expect(inbox.$connection.get()).toBe('open'));
  return inbox;
}

/** @returns the id of the first conversation, once there is one */
export async function openFirst(inbox: Inbox): Promise<string> {
  await eventually(() => expect(inbox.$conversations.get()).not.toEqual([]));
  const id = inbox.$conversations.get()[0]?.id ?? '';
  inbox.open(id);
  return id;
}

export async function say(browser: Browser, text = 'hello'): Promise<Response> {
  return browser.send('/visitor/messages', message(crypto.randomUUID(), text));
}
