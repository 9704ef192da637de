/**
 * Loads the desk's script, once, when the visitor opens the chat. A script of the operator's own desk (`link`) finds its
 * settings in `window.chatDeskSettings` and hears of each press by the event `chat-desk-open`; Chatwoot's is started by its
 * own names (islands/chat/browser/chatwoot.ts).
 */
import type { ChatScript } from '#islands/chat/service.ts';
import { openChatwoot } from './chatwoot.ts';
import { trustedTypes } from './trusted-types.ts';

const LIMIT_MS = 10_000;

let loading: Promise<boolean> | undefined;

/** @returns whether the desk has taken over; otherwise its window is the way */
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

/** The page's policy lets this name make one address, and nothing else make any. */
function trusted(src: string): string {
  // A page that was told the same before has the policy already; a second one of the name is refused.
  policy ??= trustedTypes()?.createPolicy('chat-script', {
    createScriptURL(address) {
      if (address !== src) throw new TypeError('Only the desk’s own script.');
      return address;
    },
  });
  return policy?.createScriptURL(src) ?? src;
}
let policy: { createScriptURL: (address: string) => string } | undefined;
