/** Islands in tests: most wake only at the visitor's first action. */
import type { Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { expect } from './test.ts';

/** Islands that wake at the visitor's first action, and show nothing before. */
const SILENT = 'astro-island:is([component-export=Consent],[component-export=Notices])[ssr]';

/** Makes a first action on the page, and waits until those islands wake. */
export async function showInterest(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator(SILENT)).toHaveCount(0, { timeout: 200 });
  }).toPass();
}

/** Waits until the site's script has done its idle work, which ends with the theme. */
export async function scripted(page: Page): Promise<void> {
  await page.locator('[data-toggle-theme][aria-pressed]').first().waitFor({ state: 'attached' });
}

/** Waits until the island around an element has taken over. */
export async function awake(inside: Locator): Promise<void> {
  await inside
    .page()
    .locator('astro-island:not([ssr])')
    .filter({ has: inside })
    .first()
    .waitFor({ state: 'attached' });
}

/** The texts in the language of the open page. */
export const wordsOf = (page: Page) =>
  dictionaries[/^\/en(?:\/|$)/.test(new URL(page.url()).pathname) ? 'en-US' : 'zh-CN'];
export const siteWideWords = (page: Page) => wordsOf(page).siteWide;

/** The question about statistics, present only while it is asked. */
export const consentLine = (page: Page) =>
  page.getByRole('region', { name: wordsOf(page).siteWide.consent.label });

export async function refuseStatistics(page: Page): Promise<void> {
  await showInterest(page);
  await consentLine(page)
    .getByRole('button', { name: wordsOf(page).siteWide.consent.refuse, exact: true })
    .click();
}

/** The live region for errors outside of forms. It has no name, since it is mostly empty. */
export const noticesOf = (page: Page) => page.locator('.page-notices');

/** Waits until a notice could be shown offline: its island is awake and its style is loaded. */
export async function noticesReady(page: Page): Promise<void> {
  await awake(noticesOf(page));
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/site-wide.')),
  );
}
