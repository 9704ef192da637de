/** Where an application was opened: type and source as the wire numbers them, from the link that was followed. */
import type { Page } from 'playwright';
import { localizedPath } from '#i18n/locales.ts';
import { unseal } from '#src/api/envelope/index.ts';
import { SECRETS } from '#tests/helpers/api-replies.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import { browserLocale, newVisitor } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { wake } from '#tests/helpers/traffic.ts';

/** The seven places. Links from elsewhere bear no source. */
const places = [
  { source: 1, from: '/private', what: 'the banner of private deployment', type: 0 },
  { source: 2, from: '/private', what: 'the users of private deployment', type: 0 },
  { source: 3, from: '/', what: 'the site’s bottom menu', type: 1 },
  { source: 4, from: '/partners', what: 'the banner of partners', type: 2 },
  { source: 5, from: '/partners', what: 'the process of partners', type: 2 },
  { source: 6, from: '/ecology', what: 'the banner of the ecosystem', type: 1 },
  { source: 7, from: '/ecology', what: 'the steps of the ecosystem', type: 1 },
] as const;

async function send(page: Page): Promise<Record<string, unknown>> {
  await wake(page);
  const entries = {
    company_name: 'Berth Network Co.',
    contact: 'Jane Doe',
    phone: newVisitor().phone,
    email: 'jane@berth.example',
  };
  for (const [name, value] of Object.entries(entries))
    await page.locator(`#apply [name="${name}"]`).fill(value);
  for (const select of await page.locator('#apply select').all()) await select.selectOption({ index: 1 });
  const scope = page.locator('#apply [name=business_scope]');
  if ((await scope.count()) > 0) await scope.fill('Lamps');
  const request = page.waitForRequest(/\/(application|customize)\/add$/);
  await page.locator('#apply button[type=submit]').click();
  const { data } = (await request).postDataJSON() as { data: string };
  return unseal(data, SECRETS.product) as Record<string, unknown>; // an object, as every payload is
}

for (const [index, { source, from, what, type }] of places.entries()) {
  const locale = inTurn(index);

  test.describe(`${what} in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    test('§3.29 goes with what is sent', async ({ page }) => {
      await page.goto(localizedPath(locale, from));
      await page
        .locator(`a[href*="source=${String(source)}"]`)
        .first()
        .click();
      await page.waitForURL(new RegExp(`source=${String(source)}`));
      const payload = await send(page);

      expect(payload).toMatchObject({ source, type });
    });
  });
}

test.describe('the bottom menu', () => {
  test.use({ locale: 'en-US' });

  for (const path of ['/en/ecologyplan', '/en/applications']) {
    test(`§3.30 is the only place of ${path} that counts as the bottom menu`, async ({ page }) => {
      await page.goto(path);

      // The folded list of phones stands beside the wide one.
      const links = page.getByRole('contentinfo').locator('a[href*="source=3"]');
      await expect(links.filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('main').locator('a[href*="source="]')).toHaveCount(0);
    });
  }
});
