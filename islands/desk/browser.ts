/** What the desk's pages use of the browser: the connection's events, the address, and the tab's title. */
import { clock } from '#src/browser/clock.ts';
import { isOnline, onNetworkChange } from '#src/browser/network.ts';
import { local } from '#src/browser/storage.ts';

export const deskHost = {
  clock,
  storage: local,
  send: ((input, init) => fetch(input, init)) satisfies typeof fetch,
  /** A random number from 0 to 1. */
  random: () => Math.random(),
  newId: () => crypto.randomUUID(),
  /** The query of the page's address, as the link to the desk wrote it. */
  query: () => new URLSearchParams(location.search),
  /** Whether there is room beside the conversation (as in src/styles/islands/desk.css). */
  isWide: () => matchMedia('(min-width: 75rem)').matches,
  hasAttention: () => document.visibilityState === 'visible' && document.hasFocus(),

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

  /** Shows `(2) Title` while messages are unread. @returns a function that restores the title */
  markTitle(count: number): () => void {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    return () => {
      document.title = plain;
    };
  },
};

/** The part that the stores get; tests pass their own. */
export type DeskHost = Pick<typeof deskHost, 'clock' | 'storage' | 'send' | 'random' | 'newId'>;
