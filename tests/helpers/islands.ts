/** Islands as tests have to do with them: most sleep until somebody is interested. */
import type { Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { expect } from './test.ts';

/** What wakes at a sign of interest, and shows nothing before. */
const SILENT = 'astro-island:is([component-export=Consent],[component-export=Notices])[ssr]';

/** As somebody who has begun to use the page, until what waits for a sign of interest wakes. */
export async function showInterest(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator(SILENT)).toHaveCount(0, { timeout: 200 });
  }).toPass();
}

/** Waits until the site's script has done all that a page does at rest: it ends with telling the theme. */
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

/** In the language of the page that is open. */
export const wordsOf = (page: Page) =>
  dictionaries[/^\/en(?:\/|$)/.test(new URL(page.url()).pathname) ? 'en-US' : 'zh-CN'];
export const siteWideWords = (page: Page) => wordsOf(page).siteWide;

/** The question about statistics. It is there only while it is asked. */
export const consentLine = (page: Page) =>
  page.getByRole('region', { name: wordsOf(page).siteWide.consent.label });

export async function refuseStatistics(page: Page): Promise<void> {
  await showInterest(page);
  await consentLine(page)
    .getByRole('button', { name: wordsOf(page).siteWide.consent.refuse, exact: true })
    .click();
}

/** The live region that tells what went wrong outside of any form. It has no name: nothing is in it most of the time. */
export const noticesOf = (page: Page) => page.locator('.page-notices');

/** Waits until a notice could be shown without a network: its island is awake and its style is there. */
export async function noticesReady(page: Page): Promise<void> {
  await awake(noticesOf(page));
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ href }) => href?.includes('/site-wide.')),
  );
}
