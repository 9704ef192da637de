/** What a story is made of; those of each part of the site stand beside this. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Visit } from '#tests/network/visit.ts';

export interface Story {
  title: string;
  /** The page that it begins on; another each time where one can be used once. */
  path: string | (() => string);
  /** At the chat desk's origin. */
  isAtDesk?: boolean;
  /** With the desktop client running and its cookies in the browser. */
  isInClient?: boolean;
  /** As another device calls itself. */
  userAgent?: string;
  /** Ends when the visitor has what they came for. */
  go: (visit: Visit) => Promise<void>;
}

export const texts = dictionaries['en-US'];

/** What is pressed may not be there yet. */
export const PRESS = { timeout: 2_000 };

/** Looks around without wanting anything in particular: by pointer, and by a key that writes nothing. */
export async function lookAround(page: Page): Promise<void> {
  await page
    .locator('main')
    .hover(PRESS)
    .catch(() => undefined); // covered, or still moving
  await page.keyboard.press('Shift');
}
