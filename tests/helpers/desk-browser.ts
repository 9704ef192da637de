/** Browsers for the chat desk: each has its own cookies, and runs the stores of the desk's pages. */
import { createDeskClient } from '#islands/desk/client.ts';
import type { DeskPlace } from '#src/api/contract/desk.ts';
import { deskHost, type DeskHost } from '#islands/desk/browser.ts';
import { createInbox } from '#islands/desk/inbox.ts';
import { createVisitor } from '#islands/desk/visitor.ts';
import { memoryLocal } from './fake-storage.ts';

const PLACE: DeskPlace = { language: 'zh-CN', topic: 'support', page: '/download' };

export type Browser = ReturnType<typeof createBrowser>;

/** @param origin may change: a restarted desk has another one */
export function createBrowser(origin: () => string) {
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
  return {
    send,
    client: createDeskClient(send),
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

export const inboxIn = (browser: Browser) => createInbox(hostOf(browser));
