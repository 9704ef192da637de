/**
 * Starts Chatwoot's script on a page whose policy refuses styles and HTML from scripts. The script makes only a style
 * element, filled as HTML. The page's default policy lets through text that contains no element; the browser then
 * refuses the style element, and its rules are adopted as a sheet.
 */
import { trustedTypes } from './trusted-types.ts';

/** The part of its API that is used here; it is absent until the script has run. */
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
 * @param settings those of `chatScript`
 * @returns whether its box is open; otherwise its window is the way
 */
export async function openChatwoot(
  settings: Readonly<Record<string, unknown>>,
  limitMs: number,
): Promise<boolean> {
  const page = window as Window & ChatwootPage; // names that Chatwoot's script reads and sets
  starting ??= start(page, settings, limitMs);
  if (!(await starting)) return false;
  const { attributes } = settings;
  if (attributes) page.$chatwoot?.setCustomAttributes(attributes);
  page.$chatwoot?.toggle('open');
  return true;
}

async function start(
  page: Window & ChatwootPage,
  { websiteToken, baseUrl, locale }: Readonly<Record<string, unknown>>,
  limitMs: number,
): Promise<boolean> {
  if (!page.chatwootSDK || !('adoptedStyleSheets' in document)) return false;
  // The site's own rail is on the right.
  page.chatwootSettings = { locale, position: 'left' };
  const ready = waitForEvent('chatwoot:ready', limitMs);
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

function waitForEvent(event: string, limitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), limitMs);
    addEventListener(
      event,
      () => {
        clearTimeout(limit);
        resolve(true);
      },
      { once: true },
    );
  });
}
