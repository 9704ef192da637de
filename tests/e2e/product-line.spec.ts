/** The pure edition: its name in titles and texts, from the visit with the parameter on. */
import { site } from '#src/config/site.ts';
import { expect, test } from '#tests/helpers/test.ts';

for (const [locale, home] of [
  ['zh-CN', '/'],
  ['en-US', '/en'],
] as const) {
  const { brand, brandLite } = site[locale];

  test(`bears its name on every later page in ${locale}`, async ({ page }) => {
    await page.goto(`${home}?product_line=lite`);
    await expect(page).toHaveTitle(new RegExp(brandLite));

    await page.goto(`${home === '/' ? '' : home}/privacy-choices`);

    await expect(page).toHaveTitle(new RegExp(brandLite));
    await expect(page.locator('header a').first()).toContainText(brandLite);
    const texts = await page.locator('body').innerText();
    expect(texts.replaceAll(brandLite, '')).not.toContain(brand);
    await page.goto(home);
    await expect(page).toHaveTitle(new RegExp(`^${brandLite}(?!${brandLite.slice(brand.length) || '$'})`));
  });

  test(`another line changes nothing in ${locale}`, async ({ page }) => {
    await page.goto(`${home}?product_line=pro`);

    await expect(page).not.toHaveTitle(new RegExp(brandLite));
    expect(await page.evaluate(() => localStorage.getItem('product_line'))).toBeNull();
  });
}
