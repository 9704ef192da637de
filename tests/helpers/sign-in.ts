/** Signs in like a visitor: from the site to its account service. */
import type { Page } from 'playwright';
import { localizedPath, type Locale } from '#i18n/locales.ts';

const SERVICE = '**/account/authorize?**';
/** One of a development server's sample accounts. */
export const PERSON = 'harbor_manager';
const PASSWORD = 'Harbor2026';

/** Starts at the site's own page. @returns the state for the provider */
export async function setOut(page: Page, locale: Locale): Promise<string> {
  await page.goto(`${localizedPath(locale, '/oauth')}?start=`);
  await page.waitForURL(SERVICE);
  return new URL(page.url()).searchParams.get('state') ?? '';
}

export async function decide(
  page: Page,
  decision: 'allow' | 'refuse',
  name: string = PERSON,
  password: string = PASSWORD,
): Promise<void> {
  await page.waitForURL(SERVICE);
  if (decision === 'refuse') return page.locator('button[value=refuse]').click();
  await page.locator('[name=account]').fill(name);
  await page.locator('[name=password]').fill(password);
  await page.locator('button[value=password]').click();
  await page.locator(`button[value=${decision}]`).click();
}
