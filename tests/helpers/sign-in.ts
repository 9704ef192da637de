/** Signing in as a visitor does: from the site to its account service, and a word there. */
import type { Page } from 'playwright';
import { localizedPath, type Locale } from '#i18n/locales.ts';

const SERVICE = '**/account/authorize?**';
/** Of the sample accounts that a development server has. */
export const PERSON = 'harbor_manager';
const PASSWORD = 'Harbor2026';

/** Sets out from the site's own page. @returns the state that the provider was given */
export async function setOut(page: Page, locale: Locale, callback = ''): Promise<string> {
  await page.goto(`${localizedPath(locale, '/oauth')}?start=${encodeURIComponent(callback)}`);
  await page.waitForURL(SERVICE);
  return new URL(page.url()).searchParams.get('state') ?? '';
}

export async function decide(page: Page, decision: 'allow' | 'refuse', name: string = PERSON): Promise<void> {
  await page.waitForURL(SERVICE);
  if (decision === 'refuse') return page.locator('button[value=refuse]').click();
  await page.locator('[name=account]').fill(name);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('button[value=password]').click();
  await page.locator(`button[value=${decision}]`).click();
}
