/**
 * What happens in a film, as data: for each step of its text the acts on the real pages, in their order. A film names no
 * language: texts are found through the dictionaries, everything else by roles and ids.
 */
import type { Locator, Page } from 'playwright';
import type { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';

export interface Place {
  page: Page;
  locale: Locale;
  t: (typeof dictionaries)[Locale];
}

export type Target = (place: Place) => Locator;

/** What a film needs and does not show. */
export interface Backstage {
  /** The simulated desktop client; the page finds it by its cookies. */
  startClient(): Promise<void>;
  stopClient(): Promise<void>;
  /** The code of the newest text message to a number. */
  codeFor(phone: string): Promise<string>;
  /** The token of a fresh invitation, in the film's language, that the company has to agree to. */
  invitation(): Promise<string>;
}

/** How wide the page is, in CSS pixels, on the 1280 of the frame: the narrower, the larger its text. */
export const DEVICES = {
  near: { width: 800, scale: 1.6, isPhone: false },
  wide: { width: 1024, scale: 1.25, isPhone: false },
  phone: { width: 360, scale: 1.6, isPhone: true },
} as const;
export type Device = keyof typeof DEVICES;

export type Act =
  /** Shows nothing by itself. `{{invitation}}` in the path stands for the token of one. */
  | { kind: 'open'; path: string; ready: Target; device: Device }
  /** Pressed before the film looks. */
  | { kind: 'prepare'; at: Target; then: Target }
  /** Puts the upper edge of something at the upper edge of the picture. */
  | { kind: 'frame'; at: Target }
  /** Brings something into view and puts a ring around it. */
  | { kind: 'look'; at: Target }
  | { kind: 'press'; at: Target; then?: Target }
  | {
      kind: 'type';
      into: Target;
      text: string | ((backstage: Backstage, locale: Locale) => Promise<string> | string);
    }
  /** Gives the page the installer that a link names, as if it had been downloaded. */
  | { kind: 'give'; at: Target; into: Target; installer: Target; then: Target }
  | { kind: 'backstage'; run: (backstage: Backstage) => Promise<void> };

export interface Film {
  /** The name of its texts under `src/content/help-videos`. */
  id: string;
  /** As many as its texts have headings. */
  steps: readonly (readonly Act[])[];
}

export const open = (path: string, ready: Target, device: Device = 'near'): Act => ({
  kind: 'open',
  path,
  ready,
  device,
});
export const look = (at: Target): Act => ({ kind: 'look', at });
export const press = (at: Target, then?: Target): Act => ({ kind: 'press', at, ...(then && { then }) });
export const prepare = (at: Target, then: Target): Act => ({ kind: 'prepare', at, then });
export const frame = (at: Target): Act => ({ kind: 'frame', at });
export const type = (into: Target, text: (Act & { kind: 'type' })['text']): Act => ({
  kind: 'type',
  into,
  text,
});
export const behind = (run: (backstage: Backstage) => Promise<void>): Act => ({ kind: 'backstage', run });

export const css =
  (selector: string): Target =>
  ({ page }) =>
    page.locator(selector).first();
