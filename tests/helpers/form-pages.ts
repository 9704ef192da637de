/** Pages with forms: registration, used by its visible texts in either language, and requests that staff answer. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { type Locale, locales, localizedPath } from '#i18n/locales.ts';
import type { SiteServer } from './site-server.ts';

type Visitor = ReturnType<typeof newVisitor>;

let count = 0;
/** Typed values, with another phone for each visitor, since limits are per phone. @param area the form of the number */
export function newVisitor(area: '86' | '1' = '86') {
  count += 1;
  // Workers share no counter, so each process has its own numbers.
  const own = (process.pid % 80_000) * 100 + (count % 100);
  // No number of New York begins with 0 or 1 after the area code.
  const phone = area === '86' ? `1390${String(own).padStart(7, '0')}` : `212${2_000_000 + own}`;
  return { phone, password: 'harbour7walls', userName: 'harbour2026', company: 'Berth Network Co.' };
}

/** Asks for a code by a form. @returns the code, from the outbox. @param number such as +8613800138000 */
export async function receiveCode(
  page: Page,
  site: Pick<SiteServer, 'lastCode'>,
  locale: Locale,
  number: string,
): Promise<string> {
  const { code } = dictionaries[locale].forms;
  await page.getByRole('button', { name: code.get, exact: true }).click();
  await page.getByText(code.sent).waitFor();
  return site.lastCode(number);
}

export function registerPage(page: Page, site: Pick<SiteServer, 'origin' | 'lastCode'>, locale: Locale) {
  const texts = dictionaries[locale];
  const labels = texts.registerForm;
  const field = (name: 'phone' | 'code' | 'password' | 'userName' | 'companyName' | 'referral') =>
    page.getByRole('textbox', { name: new RegExp(`^${labels[name]}`) });
  const form = {
    texts,
    field,
    getCode: page.getByRole('button', { name: texts.forms.code.get, exact: true }),
    submit: page.locator('button[type=submit]'),
    async open(search = '') {
      await page.goto(`${site.origin}${localizedPath(locale, '/register')}${search}`);
      await page.locator('astro-island:not([ssr]):has(form)').first().waitFor({ state: 'attached' });
    },
    receiveCode: (visitor: Visitor) => receiveCode(page, site, locale, `+86${visitor.phone}`),
    /** Fills in everything but the code and the referrer. */
    async fill(visitor: Visitor) {
      await field('phone').fill(visitor.phone);
      await field('password').fill(visitor.password);
      await field('userName').fill(visitor.userName);
      await field('companyName').fill(visitor.company);
      await page.getByRole('checkbox').check();
    },
    /** From the empty form to the page that confirms the account. */
    async register(search = '') {
      const visitor = newVisitor();
      await form.open(search);
      await form.fill(visitor);
      await field('code').fill(await form.receiveCode(visitor));
      await form.submit.click();
      await page.waitForURL(`${site.origin}${localizedPath(locale, '/success')}`);
      return visitor;
    },
  };
  return form;
}

/** Chinese visitors on Chinese pages, English ones on English pages: so that the other language is not offered. */
export const browserLocale = (locale: Locale) => locales[locale].htmlLang;

/** @param entries values by the names of their fields */
export async function fillIn(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const field = page.locator(`#apply [name="${name}"]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

export const submitOf = (page: Page) => page.locator('#apply button[type=submit]');
