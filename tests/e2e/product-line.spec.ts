/** The pure edition: its name in titles and texts, from the visit with the parameter on. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { site } from '#src/config/site.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';

test.use(handheld);

const locale = 'zh-CN';
const { brand, brandLite } = site[locale];
const { line } = dictionaries[locale].privacyChoices;
const home = localizedPath(locale, '/');

test('shows its name on every later page, and can be left without losing other data', async ({ page }) => {
  await page.goto(`${home}?product_line=lite&promoter=harbor`);
  await expect(page).toHaveTitle(new RegExp(`^${brandLite}(?!${brandLite.slice(brand.length) || '$'})`));

  await page.goto(localizedPath(locale, '/privacy-choices'));
  await expect(page).toHaveTitle(new RegExp(brandLite));
  await expect(page.locator('header a').first()).toContainText(brandLite);
  const others = async () => (await page.locator('body').innerText()).replaceAll(brandLite, '');
  await expect.poll(others).not.toContain(brand);

  await page.goto(`${localizedPath(locale, '/privacy-choices')}?product_line=lite`);
  await page.getByRole('button', { name: line.leave }).click();
  await expect(page.getByText(line.standard)).toBeVisible();
  await expect(page).not.toHaveTitle(new RegExp(brandLite));
  await expect(page).not.toHaveURL(/product_line/);
  await expect(page.getByRole('button', { name: line.leave })).toHaveCount(0);
  await expect(page.getByText(/harbor/)).toBeVisible();
});
