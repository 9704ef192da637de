/**
 * Opens the chat: by the desk's script, or in a window of its own. The script is loaded once, when the visitor opens
 * the chat. An operator's own script (`link`) reads `window.chatDeskSettings` and gets the event `chat-desk-open` for
 * each press. Chatwoot has names of its own.
 */
import type { ChatScript } from '#islands/chat/service.ts';

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
  if (script.adapter === 'chatwoot') return openChatwoot(script.settings);
  dispatchEvent(new CustomEvent('chat-desk-open', { detail: script.settings }));
  return true;
}

async function load(src: string): Promise<boolean> {
  const element = document.createElement('script');
  element.src = trusted(src);
  const isLoaded = await inTime((end) => {
    element.onload = () => end(true);
    element.onerror = () => end(false);
    document.head.append(element);
  });
  if (!isLoaded) element.remove();
  return isLoaded;
}

/** @returns false where nothing ends it in time */
const inTime = (begin: (end: (isDone: boolean) => void) => void): Promise<boolean> =>
  new Promise((end) => {
    setTimeout(end, LIMIT_MS, false);
    begin(end);
  });

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

/** The part of Chatwoot's API that is used here; it is absent until the script has run. */
interface Chatwoot {
  toggle: (state: 'open') => void;
  setCustomAttributes: (attributes: unknown) => void;
}
interface ChatwootPage {
  chatwootSDK?: { run: (settings: { websiteToken: unknown; baseUrl: unknown }) => void };
  $chatwoot?: Chatwoot;
  chatwootSettings?: { locale: unknown; position: 'left' };
}

let starting: Promise<boolean> | undefined;
let isPlainTextAllowed = false;

/**
 * Starts Chatwoot's script on a page whose policy refuses styles and HTML from scripts. The script makes only a style
 * element, filled as HTML. The page's default policy lets through text that contains no element; the browser then
 * refuses the style element, and its rules are adopted as a sheet.
 *
 * @param settings those of `chatScript`
 * @returns whether its box is open; otherwise its window is the way
 */
async function openChatwoot(settings: Readonly<Record<string, unknown>>): Promise<boolean> {
  const page = window as Window & ChatwootPage; // names that Chatwoot's script reads and sets
  starting ??= start(page, settings);
  if (!(await starting)) return false;
  const { attributes } = settings;
  if (attributes) page.$chatwoot?.setCustomAttributes(attributes);
  page.$chatwoot?.toggle('open');
  return true;
}

async function start(
  page: Window & ChatwootPage,
  { websiteToken, baseUrl, locale }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  if (!page.chatwootSDK || !('adoptedStyleSheets' in document)) return false;
  // The site's own rail is on the right.
  page.chatwootSettings = { locale, position: 'left' };
  const ready = inTime((end) => addEventListener('chatwoot:ready', () => end(true), { once: true }));
  try {
    allowPlainText();
    page.chatwootSDK.run({ websiteToken, baseUrl });
  } catch {
    // This version needs more than the policy allows; its own window does not.
    return false;
  }
  adoptRefusedStyles();
  return ready;
}

function allowPlainText(): void {
  if (isPlainTextAllowed) return;
  isPlainTextAllowed = true;
  trustedTypes()?.createPolicy('default', {
    createHTML(text) {
      if (text.includes('<'))
        throw new TypeError('This page accepts plain text only, without HTML elements.');
      return text;
    },
  });
}

/** A style element that the policy refused is in the page, but has no sheet. */
function adoptRefusedStyles(): void {
  for (const { sheet, textContent } of document.querySelectorAll('style')) {
    if (sheet) continue;
    const adopted = new CSSStyleSheet();
    adopted.replaceSync(textContent);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
  }
}

/** Trusted Types, where the browser has them. The types here treat a policy's result as the text it was made from. */
interface Rules {
  createHTML?: (text: string) => string;
  createScriptURL?: (address: string) => string;
}

interface TrustedTypes {
  /** A missing rule refuses everything. */
  createPolicy: (name: string, rules: Rules) => Required<Rules>;
}

const trustedTypes = (): TrustedTypes | undefined =>
  (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes; // the platform's types lack it

/**
 * A window of its own, over the middle of this one, that cannot reach back to its opener.
 * @returns whether the browser allowed it
 */
export function openPopup(
  address: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): boolean {
  const left = Math.max(0, Math.round(screenX + (outerWidth - widthPx) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - heightPx) / 2));
  const features = `popup=yes,width=${widthPx},height=${heightPx},left=${left},top=${top}`;
  const opened = open(address, '_blank', features);
  if (!opened) return false;
  // Not `noopener`: with that a blocked window cannot be told from an open one.
  opened.opener = null;
  return true;
}
