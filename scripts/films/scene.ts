/**
 * The functions that films are written with: a film is a list of steps, one for each heading of its text, made of these
 * calls and of Playwright's. Texts are found in the dictionaries (`t`), for any language.
 */
import type { Locator } from 'playwright';
import type { Locale } from '#i18n/locales.ts';
import type { LocatorContext } from '#scripts/lib/locators.ts';

/** The largest file: smaller than a page with photographs. */
export const MAX_BYTES = 400_000;

export interface FilmTools extends LocatorContext {
  locale: Locale;
  origin: string;
  /** The data folder of the filmed server. */
  dataDir: string;
  /** Opens a page. */
  open: (path: string, ready: Locator) => Promise<void>;
  /** Shows something with a ring around it. */
  highlight: (at: Locator) => Promise<void>;
  /** Shows the pointer, presses, and shows the result. */
  press: (at: Locator, then?: Locator) => Promise<void>;
  /** Shows how something is typed. */
  type: (into: Locator, text: string) => Promise<void>;
}

export type Film = (tools: FilmTools) => (() => Promise<void>)[];

/** The code of the newest text message to a number. */
export async function codeSentTo(phone: string, { origin }: FilmTools): Promise<string> {
  const response = await fetch(`${origin}/dev/outbox`, { signal: AbortSignal.timeout(5_000) });
  const messages = (await response.json()) as { to: string; code: string }[]; // documented at the outbox
  const message = messages.find(({ to }) => to === phone);
  if (!message) throw new Error(`No text message was sent to ${phone}`);
  return message.code;
}
