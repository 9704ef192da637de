/**
 * Loads the desk's script, once, when the visitor opens the chat. A script of the operator's own desk (`link`) finds its
 * settings in `window.chatDeskSettings` and hears of each press by the event `chat-desk-open`; Chatwoot's is started by its
 * own names.
 */
import type { ChatScript } from '#src/domain/chat/service.ts';

const LIMIT_MS = 10_000;

interface Chatwoot {
  chatwootSDK?: { run: (settings: { websiteToken: unknown; baseUrl: unknown }) => void };
  $chatwoot?: { toggle: (state: 'open') => void; setUser: (id: unknown, user: unknown) => void };
}
interface TrustedTypes {
  trustedTypes?: {
    createPolicy: (name: string, rules: object) => { createScriptURL: (address: string) => string };
  };
}

let loading: Promise<boolean> | undefined;

/** @returns whether the desk has taken over; otherwise its window is the way */
export async function startChatScript(script: ChatScript): Promise<boolean> {
  const page = window as Window & Chatwoot & { chatDeskSettings?: unknown };
  page.chatDeskSettings = script.settings;
  loading ??= load(script.src);
  if (!(await loading)) {
    loading = undefined;
    return false;
  }
  if (script.adapter === 'link') {
    dispatchEvent(new CustomEvent('chat-desk-open', { detail: script.settings }));
    return true;
  }
  return openChatwoot(page, script.settings);
}

function openChatwoot(page: Window & Chatwoot, settings: ChatScript['settings']): boolean {
  const { websiteToken, baseUrl, user } = settings;
  const open = (): void => {
    const { identifier, ...known } = (user ?? {}) as Record<string, unknown>; // made by chatScript()
    if (user) page.$chatwoot?.setUser(identifier, known);
    page.$chatwoot?.toggle('open');
  };
  if (page.$chatwoot) {
    open();
    return true;
  }
  if (!page.chatwootSDK) return false;
  addEventListener('chatwoot:ready', open, { once: true });
  page.chatwootSDK.run({ websiteToken, baseUrl });
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
  const { trustedTypes } = window as Window & TrustedTypes;
  if (!trustedTypes) return src;
  // A page that was told the same before has the policy already; a second one of the name is refused.
  policy ??= trustedTypes.createPolicy('chat-script', {
    createScriptURL(address: string) {
      if (address !== src) throw new TypeError('Only the desk’s own script.');
      return address;
    },
  });
  return policy.createScriptURL(src);
}
let policy: { createScriptURL: (address: string) => string } | undefined;
