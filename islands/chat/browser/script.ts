/**
 * Loads the desk's script once, when the visitor opens the chat. An operator's own script (`link`) reads
 * `window.chatDeskSettings` and gets the event `chat-desk-open` for each press. Chatwoot has names of its own
 * (islands/chat/browser/chatwoot.ts).
 */
import type { ChatScript } from '#islands/chat/service.ts';
import { openChatwoot } from './chatwoot.ts';
import { trustedTypes } from './trusted-types.ts';

const LIMIT_MS = 10_000;

let loading: Promise<boolean> | undefined;

/** @returns whether the desk's script has opened the chat; otherwise open its window */
export async function startChatScript(script: ChatScript): Promise<boolean> {
  const page = window as Window & { chatDeskSettings?: unknown }; // a name that the desk's script reads
  page.chatDeskSettings = script.settings;
  loading ??= load(script.src);
  if (!(await loading)) {
    loading = undefined;
    return false;
  }
  if (script.adapter === 'chatwoot') return openChatwoot(script.settings, LIMIT_MS);
  dispatchEvent(new CustomEvent('chat-desk-open', { detail: script.settings }));
  return true;
}

function load(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const element = document.createElement('script');
    const done = (isLoaded: boolean): void => {
      clearTimeout(limit);
      if (!isLoaded) element.remove();
      resolve(isLoaded);
    };
    const limit = setTimeout(() => done(false), LIMIT_MS);
    element.onload = () => done(true);
    element.onerror = () => done(false);
    element.src = trusted(src);
    document.head.append(element);
  });
}

/** The page's policy allows this one address under this name, and no other. */
function trusted(src: string): string {
  // A policy of the same name can be made only once.
  policy ??= trustedTypes()?.createPolicy('chat-script', {
    createScriptURL(address) {
      if (address !== src) throw new TypeError('This page loads only the script of the chat desk.');
      return address;
    },
  });
  return policy?.createScriptURL(src) ?? src;
}
let policy: { createScriptURL: (address: string) => string } | undefined;
