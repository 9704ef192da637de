/** Signing in as a visitor does: from the site to the development provider, and a word there. */
import type { Page } from 'playwright';
import { localizedPath, type Locale } from '#i18n/locales.ts';

/** The provider's own buttons, by what they decide. */
export type Decision = 'allow' | 'refuse' | 'fail';

/** Sets out from the site's own page. @returns the state that the provider was given */
export async function setOut(page: Page, locale: Locale, callback = ''): Promise<string> {
  await page.goto(`${localizedPath(locale, '/oauth')}?start=${encodeURIComponent(callback)}`);
  await page.waitForURL('**/dev/provider/authorize?**');
  return new URL(page.url()).searchParams.get('state') ?? '';
}

export async function decide(page: Page, decision: Decision, name = ''): Promise<void> {
  await page.waitForURL('**/dev/provider/authorize?**');
  if (name) await page.locator('[name=user_name]').fill(name);
  await page.locator(`button[value=${decision}]`).click();
}
