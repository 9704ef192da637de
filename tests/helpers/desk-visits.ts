/** Visits to a desk under test: a link that identifies the visitor, a message, and what an agent then sees. */
import { expect, onTestFinished, vi } from 'vitest';
import type { Inbox } from '#islands/desk/inbox.ts';
import type { DeskConversation } from '#src/api/contract/desk.ts';
import { signChat } from '#server/desk/identity.ts';
import { createBrowser, inboxIn, type Browser } from '#tests/helpers/desk-browser.ts';
import { SECRET, WEB_TOKEN, type TestDesk } from '#tests/helpers/desk.ts';

export const json = { 'content-type': 'application/json' };
export const message = (id: string, text = 'hello') =>
  post({ id: `message-${id}`, text, language: 'en-US', topic: 'support', page: '' });

export function linkOf(desk: TestDesk, fields: Record<string, string>, change: Record<string, string> = {}) {
  const block = signChat({ secret: SECRET, webToken: WEB_TOKEN }, Math.floor(desk.clock.now() / 1000));
  const query = {
    language: 'en-US',
    topic: 'support',
    ...fields,
    ...block,
    timestamp: String(block.timestamp),
    ...change,
  };
  return `/?${new URLSearchParams(query).toString()}`;
}

export const post = (body: object) => ({ method: 'POST', headers: json, body: JSON.stringify(body) });

export const browserAt = (desk: TestDesk) => createBrowser(() => desk.origin);

/** A visitor with the cookie of a visit. */
export async function visitorAt(desk: TestDesk, path = '/'): Promise<Browser> {
  const browser = browserAt(desk);
  await browser.go(path);
  return browser;
}

/** The agent's inbox, newest first. */
export async function inboxOf(desk: TestDesk): Promise<readonly DeskConversation[]> {
  const inbox = await attend(desk);
  await vi.waitFor(() => expect(inbox.$conversations.get()).not.toEqual([]));
  inbox.stop();
  return inbox.$conversations.get();
}

/** Opens an inbox until the test ends. */
export async function attend(desk: { origin: string }): Promise<Inbox> {
  const inbox = inboxIn(createBrowser(() => desk.origin));
  onTestFinished(() => inbox.stop());
  await inbox.start();
  await vi.waitFor(() => expect(inbox.$connection.get()).toBe('open'));
  return inbox;
}

/** @returns the id of the first conversation, once there is one */
export async function openFirst(inbox: Inbox): Promise<string> {
  await vi.waitFor(() => expect(inbox.$conversations.get()).not.toEqual([]));
  const id = inbox.$conversations.get()[0]?.id ?? '';
  inbox.open(id);
  return id;
}

export async function say(browser: Browser, text = 'hello'): Promise<Response> {
  return browser.send('/visitor/messages', message(crypto.randomUUID(), text));
}
