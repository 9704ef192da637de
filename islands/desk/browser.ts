/** What the desk's pages need of the browser: the line's surroundings, the address, and the tab's title. */
import { clock } from '#src/browser/clock.ts';
import { isOnline, onNetworkChange } from '#src/browser/network.ts';
import { local } from '#src/browser/storage.ts';

export const deskHost = {
  clock,
  storage: local,
  send: ((input, init) => fetch(input, init)) satisfies typeof fetch,
  /** From 0 to 1. */
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  /** Of the page's own address: what the link to it said. */
  query: () => new URLSearchParams(location.search),
  /** Whether there is room beside the conversation (as in src/styles/islands/desk.css). */
  isWide: () => matchMedia('(min-width: 1180px)').matches,
  isLookedAt: () => document.visibilityState === 'visible' && document.hasFocus(),

  /** @returns stops listening */
  onAttention(callback: () => void): () => void {
    const listening = new AbortController();
    document.addEventListener('visibilitychange', callback, listening);
    addEventListener('focus', callback, listening);
    return () => listening.abort();
  },

  /** @returns stops listening */
  onNetwork: (callback: (isOnline: boolean) => void): (() => void) => {
    if (!isOnline()) callback(false);
    return onNetworkChange(callback);
  },

  /** `(2) Title` while something is unread. @returns takes the mark away */
  markTitle(count: number): () => void {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    return () => {
      document.title = plain;
    };
  },
};

/** What its stores are given of it; tests give browsers of their own. */
export type DeskHost = Pick<typeof deskHost, 'clock' | 'storage' | 'send' | 'random' | 'newId'>;
