/** A visit over a network that loses things: the visitor presses again, as the page says, and reloads where it offers to. */
import type { Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import { expect } from '#tests/helpers/test.ts';

/** The flow goes on long before. */
const MOST_TRIES = 20;

const RELOAD = new RegExp(
  `^(${localeCodes.map((locale) => dictionaries[locale].common.outdated.reload).join('|')})$`,
);

export interface Visit {
  page: Page;
  origin: string;
  /** Paths that the browser has asked for so far. */
  asked: readonly string[];
  /** What the network answers from here on, as the tests' own network does. */
  onReload: () => void;
  /** How long a visitor waits before pressing again: longer where answers are slow. */
  patienceMs: number;
}

/** By which a visitor sees that something has had its effect, waiting no longer than told. */
export type Sign = (patienceMs: number) => Promise<boolean>;

const held = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    () => false,
  );

const seen =
  (locator: Locator): Sign =>
  (timeout) =>
    held(locator.first().waitFor({ state: 'visible', timeout }));

/** It is there, and has the style that came with it. */
export const looks =
  (locator: Locator, property: string, value: string): Sign =>
  (timeout) =>
    held(expect(locator.first()).toHaveCSS(property, value, { timeout }));

export const isAt =
  (page: Page, address: string): Sign =>
  (timeout) =>
    held(page.waitForURL(address, { timeout, waitUntil: 'domcontentloaded' }));

export const hasAsked =
  ({ asked }: Visit, end: string): Sign =>
  (timeout) =>
    held(expect.poll(() => asked.some((path) => path.endsWith(end)), { timeout }).toBe(true));

/** Takes the reload that a page offers whose code has gone. @returns whether it did */
async function reloadIfOffered({ page, onReload }: Visit): Promise<boolean> {
  const offer = page.getByRole('button', { name: RELOAD });
  if (!(await offer.isVisible())) return false;
  // No sooner: a file that comes with the press itself takes the offer away.
  const left = page.waitForRequest((request) => request.isNavigationRequest()).then(onReload);
  await Promise.all([left, page.waitForEvent('load'), offer.click()]);
  return true;
}

/**
 * Does something until it has its effect.
 *
 * @param press may fail, since what is pressed may not be there yet
 * @throws Error where it never has
 */
export async function until(
  visit: Visit,
  press: () => Promise<unknown>,
  effect: Locator | Sign,
): Promise<void> {
  const sign = typeof effect === 'function' ? effect : seen(effect);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await press().catch(() => undefined);
    if (await sign(visit.patienceMs)) return;
    await reloadIfOffered(visit);
  }
  if (typeof effect === 'function') throw new Error('What was pressed never had its effect.');
  await expect(effect.first()).toBeVisible();
}

/** Has every island of the page wake: somebody touches it, and the network says that it is back. */
export async function wakeAll(visit: Visit): Promise<void> {
  const { page } = visit;
  const asleep = page.locator('astro-island[ssr]');
  for (let tries = 0; tries < MOST_TRIES && (await asleep.count()) > 0; tries += 1) {
    await page.evaluate(() => {
      dispatchEvent(new Event('online'));
      for (const island of document.querySelectorAll('astro-island[ssr]')) {
        const inside = island.firstElementChild ?? island;
        for (const type of ['pointerover', 'keydown'])
          inside.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    await expect(asleep)
      .toHaveCount(0, { timeout: visit.patienceMs })
      .catch(() => undefined);
    await reloadIfOffered(visit);
  }
  await expect(asleep).toHaveCount(0);
}
