/** A visit over a network that loses things: the visitor presses again, as the page says, and reloads where it offers to. */
import type { Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { expect } from '#tests/helpers/test.ts';

const { common } = dictionaries['en-US'];
/** The flow goes on long before; a slow answer takes one of these. */
const MOST_TRIES = 12;
const PATIENCE_MS = 2_500;

export interface Visit {
  page: Page;
  origin: string;
  /** What the network answers from here on, as the tests' own network does. */
  onReload: () => void;
  /** Longer where answers are slow. */
  patienceMs?: number;
}

async function isThere(locator: Locator, timeout: number): Promise<boolean> {
  return locator
    .first()
    .waitFor({ state: 'visible', timeout })
    .then(() => true)
    .catch(() => false);
}

/** Takes the reload that a page offers whose code has gone. @returns whether it did */
export async function reloadIfOffered({ page, onReload }: Visit): Promise<boolean> {
  const offer = page.getByRole('button', { name: common.outdated.reload, exact: true });
  if (!(await offer.isVisible())) return false;
  onReload();
  await Promise.all([page.waitForEvent('load'), offer.click()]);
  return true;
}

/**
 * Does something until it has its effect.
 *
 * @param press may fail, since what is pressed may not be there yet
 * @throws Error where it never has
 */
export async function until(visit: Visit, press: () => Promise<unknown>, shows: Locator): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await press().catch(() => undefined);
    if (await isThere(shows, visit.patienceMs ?? PATIENCE_MS)) return;
    await reloadIfOffered(visit);
  }
  await expect(shows.first()).toBeVisible();
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
      .toHaveCount(0, { timeout: visit.patienceMs ?? PATIENCE_MS })
      .catch(() => undefined);
    await reloadIfOffered(visit);
  }
  await expect(asleep).toHaveCount(0);
}
