/** The header on a phone: it fits at every width; its groups and its drawer work by pointer, touch and keyboard. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, locales, localizedPath } from '#i18n/locales.ts';
import { headerNav } from '#src/config/navigation.ts';
import { pageText } from '#src/config/page-texts.ts';
import type { RouteId } from '#src/config/routes.ts';
import { scripted } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';

const WIDTHS = [320, 360, 480, 600, 768, 1024, 1199, 1200, 1280, 1360, 1920];
const pageName = (id: RouteId) => pageText('en-US', id, 'name');
const { nav, theme } = dictionaries['en-US'].common;
const header = (page: Page) => page.getByRole('banner');
const group = (page: Page, name: string) =>
  header(page).locator('details', { has: page.locator('summary', { hasText: name }) });

test('fits at every width, with a visible sign-up link, in each language', async ({ page }) => {
  const found: string[] = [];
  for (const locale of localeCodes) {
    await page.goto(localizedPath(locale, '/privacy-choices'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 700 });
      const { over, right, rows, brandLines } = await page.evaluate(() => {
        const brand = document.querySelector('.header__brand span');
        const lineHeight = brand ? parseFloat(getComputedStyle(brand).lineHeight) : NaN;
        return {
          over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          right:
            document.querySelector('[data-track=header-register]')?.getBoundingClientRect().right ?? Infinity,
          rows: document.querySelector('header')?.clientHeight ?? Infinity,
          brandLines: Math.round((brand?.clientHeight ?? 0) / lineHeight),
        };
      });
      // The English name may break between its two words.
      if (over > 0 || right > width || rows > 80 || brandLines > (width < 360 ? 2 : 1))
        found.push(
          `${locale}, ${width}: ${over} too wide, ends at ${right}, ${rows} high, brand in ${brandLines} lines`,
        );
    }
  }
  expect(found).toEqual([]);
});

test('opens one group at a time, follows the theme, and keeps the query when the language changes, without a history entry', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/en/faq');
  await page.goto('/en/about?q=ip&x=1#team');
  await scripted(page);
  const products = group(page, nav.products);
  const help = group(page, nav.help);
  const feature = products.getByRole('link', { name: pageName('cores') });
  await products.hover();
  await expect(feature).toBeVisible();
  // A press on what the pointer has just opened keeps it open.
  await products.locator('summary').click();
  await expect(feature).toBeVisible();
  // The pointer crosses the corner to the group's list.
  const box = await feature.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 100, { steps: 8 });
  await expect(feature).toBeVisible();
  await help.hover();
  await expect(feature).toBeHidden();
  await expect(help.getByRole('link', { name: pageName('faq') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help.getByRole('link', { name: pageName('faq') })).toBeHidden();
  await help.locator('summary').click();
  await page.mouse.move(600, 600);
  await expect(help).not.toHaveAttribute('open');

  // By keyboard: it opens, Tab moves through it, and leaving it closes it.
  await products.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(feature).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(products.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await header(page)
    .getByRole('link', { name: pageName('download'), exact: true })
    .focus();
  await expect(products).not.toHaveAttribute('open');

  const switchOfTheme = header(page).getByRole('button', { name: theme.label }).last();
  await expect(switchOfTheme).toHaveAttribute('aria-pressed', 'false');
  await switchOfTheme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(switchOfTheme).toHaveAttribute('aria-pressed', 'true');
  await switchOfTheme.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

  await header(page).getByRole('link', { name: locales['zh-CN'].shortName }).click();
  await expect(page).toHaveURL(/\?q=ip&x=1#team$/);
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/faq$/);
});

test('has the whole map in the drawer, which keeps the focus until it closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/faq');
  await scripted(page);
  const menu = header(page).getByRole('button', { name: nav.menu });
  await menu.click();
  const drawer = page.getByRole('navigation', { name: nav.label });
  const listed = headerNav.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.items));
  await expect(drawer.getByRole('button', { name: nav.close })).toBeFocused();
  // Groups are folded, except the page's own.
  await expect(drawer.getByRole('link', { name: pageName('cores'), exact: true })).toBeHidden();
  await drawer.locator('summary', { hasText: nav.products }).click();
  for (const id of listed)
    await expect(drawer.getByRole('link', { name: pageName(id), exact: true })).toBeVisible();
  await expect(drawer.locator('[aria-current=page]')).toHaveText(pageName('faq'));
  await expect(drawer.locator('summary[aria-current]')).toHaveText(nav.help);
  await expect(drawer.getByRole('link', { name: nav.signUp })).toBeVisible();
  await expect(drawer.getByRole('link', { name: locales['zh-CN'].shortName })).toBeVisible();
  // Tab goes round inside; the page behind cannot be reached.
  for (let stop = 0; stop < listed.length + 8; stop++) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('#site-nav') !== null,
    );
    expect(isInside).toBe(true);
  }
  await drawer.getByRole('button', { name: nav.close }).focus();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});
