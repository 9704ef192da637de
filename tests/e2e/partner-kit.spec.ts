/** One's own link, QR code and poster, made in the page: for partners, and for whoever invites a fellow seller. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

const SITE = 'https://www.berth.example';
const places = ['/partners', '/activity/invite-refund'] as const;

for (const locale of localeCodes) {
  const { partnerKit: t } = dictionaries[locale];
  const codeOf = (page: Page) => page.getByLabel(t.code, { exact: true });
  const linkOf = (page: Page) => page.getByRole('status', { name: t.link });
  /** The dark squares are what is drawn last. */
  const squaresOf = (page: Page): Locator => page.getByRole('img', { name: t.qr }).locator('path').last();

  for (const path of places) {
    test.describe(`the kit of ${path} in ${locale}`, () => {
      test.use({ locale: browserLocale(locale) });
      test.beforeEach(async ({ page }) => {
        await page.goto(localizedPath(locale, path));
        await linkOf(page).scrollIntoViewIfNeeded();
        await expect(linkOf(page)).toContainText('promoter=partner-code');
      });

      test('makes link and code of a promoter code, for the page that was chosen, and sends nothing', async ({
        page,
      }) => {
        const traffic = watchTraffic(page);
        const [link, squares] = [linkOf(page), squaresOf(page)];
        await expect(squares).toHaveCSS('opacity', '0.2');
        const sample = await squares.getAttribute('d');
        await codeOf(page).fill(' quay7 ');
        await expect(link).toHaveText(`${SITE}${localizedPath(locale, '/register')}?promoter=quay7`);
        expect(await squares.getAttribute('d')).not.toBe(sample);
        await expect(squares).toHaveCSS('opacity', '1');
        await page.getByLabel(t.page).selectOption({ label: t.pages.download });
        await expect(link).toHaveText(`${SITE}${localizedPath(locale, '/download')}?promoter=quay7`);

        for (const request of traffic.requests) {
          expect(request.url()).not.toContain('quay7');
          expect(request.postData()).toBeNull();
        }
      });

      test('calls a sample a sample, and hands none on', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.evaluate(() => navigator.clipboard.writeText('as before'));
        await expect(linkOf(page)).toContainText(t.sample);
        await page.getByRole('button', { name: t.copy }).click();
        await expect(page.getByRole('alert').filter({ hasText: t.needed })).toBeVisible();
        await expect(codeOf(page)).toBeFocused();

        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as before');
      });

      test('says what a code may hold, and takes it back', async ({ page }) => {
        const field = codeOf(page);
        await field.fill('quay 7');
        await expect(page.getByRole('alert').filter({ hasText: t.badCode })).toBeVisible();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(linkOf(page)).toHaveText('');
        await field.fill('quay7');

        await expect(page.getByText(t.badCode)).toBeHidden();
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      });

      test('copies the link', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await codeOf(page).fill('quay7');
        await page.getByRole('button', { name: t.copy }).click();
        await expect(page.getByRole('button', { name: t.copied })).toBeVisible();

        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/[?]promoter=quay7$/);
        await expect(page.getByRole('button', { name: t.copy })).toBeVisible();
      });

      test('leaves the link selected where the clipboard is refused, and says so', async ({ page }) => {
        await page.evaluate(() => {
          Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
        });
        await codeOf(page).fill('quay7');
        await page.getByRole('button', { name: t.copy }).click();
        await expect(page.getByRole('status').filter({ hasText: t.copyFailed })).toBeVisible();

        expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/[?]promoter=quay7$/);
      });

      test('takes a code that was typed before its script came', async ({ page }) => {
        const { promise, resolve: release } = Promise.withResolvers<undefined>();
        await page.route('**/_astro/*.js', async (route) => {
          await promise;
          await route.continue().catch(() => undefined);
        });
        await page.reload({ waitUntil: 'commit' });
        await codeOf(page).fill('quay7');
        release(undefined);

        await expect(linkOf(page)).toHaveText(/[?]promoter=quay7$/);
        await expect(codeOf(page)).toHaveValue('quay7');
      });
    });
  }

  test.describe(`the poster in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    test('is saved with the code on it and in its name', async ({ page }) => {
      await page.goto(localizedPath(locale, '/partners'));
      await linkOf(page).scrollIntoViewIfNeeded();
      await codeOf(page).fill('quay7');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.save }).click();
      const file = await download;
      const svg = await readFile(await file.path(), 'utf8');

      expect(file.suggestedFilename()).toBe('poster-quay7.svg');
      expect(svg).toContain('quay7');
      expect(svg).toContain(t.poster.line);
      expect(svg).toMatch(/<path[^>]* d="M\d/);
    });
  });
}
