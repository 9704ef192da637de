/** One's own link, QR code and poster, made in the page: for partners, and for whoever invites a fellow seller. */
import { readFile } from 'node:fs/promises';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

const SITE = 'https://www.berth.example';
const places = [
  { path: '/partners', element: 'partner-kit' },
  { path: '/activity/invite-refund', element: 'own-link' },
] as const;

for (const locale of localeCodes) {
  const { kitPanel: t } = dictionaries[locale].requestPages.partners;

  for (const { path, element } of places) {
    test.describe(`the kit of ${path} in ${locale}`, () => {
      test.use({ locale: browserLocale(locale) });
      test.beforeEach(async ({ page }) => {
        await page.goto(localizedPath(locale, path));
        await page.locator(element).scrollIntoViewIfNeeded();
        await expect(page.locator(`${element} [data-link]`)).toContainText('promoter=partner-code');
      });

      test('makes link and code of a promoter code, for the page that was chosen, and sends nothing', async ({
        page,
      }) => {
        const traffic = watchTraffic(page);
        const link = page.locator(`${element} [data-link]`);
        const squares = page.locator(`${element} [data-qr]`);
        const sample = await squares.getAttribute('d');
        await page.getByLabel(t.code, { exact: true }).fill(' quay7 ');
        await expect(link).toHaveText(`${SITE}${localizedPath(locale, '/register')}?promoter=quay7`);
        expect(await squares.getAttribute('d')).not.toBe(sample);
        await expect(page.locator(element)).not.toHaveAttribute('data-sample');
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
        await expect(page.locator(`${element} [data-link]`)).toContainText(t.sample);
        await page.getByRole('button', { name: t.copy }).click();
        await expect(page.getByRole('alert').filter({ hasText: t.needed })).toBeVisible();
        await expect(page.getByLabel(t.code, { exact: true })).toBeFocused();

        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as before');
      });

      test('says what a code may hold, and takes it back', async ({ page }) => {
        const field = page.getByLabel(t.code, { exact: true });
        await field.fill('quay 7');
        await expect(page.getByRole('alert').filter({ hasText: t.badCode })).toBeVisible();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(page.locator(`${element} [data-link]`)).toHaveText('');
        await field.fill('quay7');

        await expect(page.locator('#kit-error')).toBeHidden();
        await expect(field).toHaveAttribute('aria-invalid', 'false');
      });

      test('copies the link', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.getByLabel(t.code, { exact: true }).fill('quay7');
        await page.getByRole('button', { name: t.copy }).click();
        await expect(page.getByRole('button', { name: t.copied })).toBeVisible();

        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/[?]promoter=quay7$/);
      });
    });
  }

  test.describe(`the poster in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    test('is saved with the code on it and in its name', async ({ page }) => {
      await page.goto(localizedPath(locale, '/partners'));
      await page.locator('partner-kit').scrollIntoViewIfNeeded();
      await page.getByLabel(t.code, { exact: true }).fill('quay7');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.save }).click();
      const file = await download;
      const svg = await readFile(await file.path(), 'utf8');

      expect(file.suggestedFilename()).toBe('poster-quay7.svg');
      expect(svg).toContain('quay7');
      expect(svg).toContain(t.posterLine);
      expect(svg).toMatch(/<path[^>]* d="M\d/);
    });
  });
}
