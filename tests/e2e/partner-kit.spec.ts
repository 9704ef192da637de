/** One's own link, QR code and poster, made in the page: for partners, and for whoever invites a fellow seller. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, locales, localizedPath, otherLocales } from '#i18n/locales.ts';
import { testsInTurn } from '#tests/helpers/languages.ts';
import { browserLocale } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

const SITE = 'https://www.berth.example';
/** What each page's link says of who hands it on, and what it is called. */
const places = [
  { path: '/partners', parameter: 'promoter', sample: 'partner-code', words: 'partner' },
  { path: '/activity/invite-refund', parameter: 'referral', sample: 'referral-id', words: 'friend' },
] as const;

for (const locale of localeCodes) {
  const { partnerKit } = dictionaries[locale];
  const wordsOf = { partner: partnerKit, friend: { ...partnerKit, ...partnerKit.friend } };

  for (const [index, { path, parameter, sample: sampleCode, words }] of places.entries()) {
    const t = wordsOf[words];
    const codeOf = (page: Page) => page.getByLabel(t.code, { exact: true });
    const linkOf = (page: Page) => page.getByRole('status', { name: t.link });
    /** The dark squares are what is drawn last. */
    const squaresOf = (page: Page): Locator => page.getByRole('img', { name: t.qr }).locator('path').last();
    const linkEnd = new RegExp(`[?]${parameter}=quay7$`);

    const turn = testsInTurn(test, locale, index);
    test.describe(`the kit of ${path} in ${locale}`, () => {
      test.use({ locale: browserLocale(locale) });
      test.beforeEach(async ({ page }) => {
        await page.goto(localizedPath(locale, path));
        await linkOf(page).scrollIntoViewIfNeeded();
        await expect(linkOf(page)).toContainText(`${parameter}=${sampleCode}`);
      });

      turn()('§1.10 makes link and code of what was typed, and sends nothing', async ({ page }) => {
        const traffic = watchTraffic(page);
        const [link, squares] = [linkOf(page), squaresOf(page)];
        await expect(squares).toHaveCSS('opacity', '0.2');
        const sample = await squares.getAttribute('d');
        await codeOf(page).fill(' quay7 ');
        await expect(link).toHaveText(`${SITE}${localizedPath(locale, '/register')}?${parameter}=quay7`);
        expect(await squares.getAttribute('d')).not.toBe(sample);
        await expect(squares).toHaveCSS('opacity', '1');

        for (const request of traffic.requests) {
          expect(request.url()).not.toContain('quay7');
          expect(request.postData()).toBeNull();
        }
      });

      turn()('calls a sample a sample, and hands none on', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.evaluate(() => navigator.clipboard.writeText('as before'));
        await expect(linkOf(page)).toContainText(t.sample);
        await page.getByRole('button', { name: t.copy }).click();
        await expect(page.getByRole('alert').filter({ hasText: t.needed })).toBeVisible();
        await expect(codeOf(page)).toBeFocused();

        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as before');
      });

      turn()('says what a code may hold, and takes it back', async ({ page }) => {
        const field = codeOf(page);
        await field.fill('quay 7');
        await expect(page.getByRole('alert').filter({ hasText: t.badCode })).toBeVisible();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(linkOf(page)).toHaveText('');
        await field.fill('quay7');

        await expect(page.getByText(t.badCode)).toBeHidden();
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      });

      turn()('§2.39 copies the link', async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await codeOf(page).fill('quay7');
        await page.getByRole('button', { name: t.copy }).click();
        await expect(page.getByRole('button', { name: t.copied })).toBeVisible();

        expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(linkEnd);
        await expect(page.getByRole('button', { name: t.copy })).toBeVisible();
      });

      turn()('leaves the link selected where the clipboard is refused, and says so', async ({ page }) => {
        await page.evaluate(() => {
          Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
        });
        await codeOf(page).fill('quay7');
        await page.getByRole('button', { name: t.copy }).click();
        await expect(page.getByRole('status').filter({ hasText: t.copyFailed })).toBeVisible();

        expect(await page.evaluate(() => getSelection()?.toString())).toMatch(linkEnd);
      });

      turn()('takes a code that was typed before its script came', async ({ page }) => {
        const { promise, resolve: release } = Promise.withResolvers<undefined>();
        await page.route('**/_astro/*.js', async (route) => {
          await promise;
          await route.continue().catch(() => undefined);
        });
        await page.reload({ waitUntil: 'commit' });
        await codeOf(page).fill('quay7');
        release(undefined);

        await expect(linkOf(page)).toHaveText(linkEnd);
        await expect(codeOf(page)).toHaveValue('quay7');
      });
    });
  }

  const turn = testsInTurn(test, locale);
  test.describe(`the poster and the pages of partners in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });
    const t = partnerKit;
    const linkOf = (page: Page) => page.getByRole('status', { name: t.link });
    const codeOf = (page: Page) => page.getByLabel(t.code, { exact: true });
    test.beforeEach(async ({ page }) => {
      await page.goto(localizedPath(locale, '/partners'));
      await linkOf(page).scrollIntoViewIfNeeded();
      await codeOf(page).fill('quay7');
    });

    turn()('leads to the page that was chosen', async ({ page }) => {
      await page.getByLabel(t.page).selectOption({ label: t.pages.download });

      await expect(linkOf(page)).toHaveText(`${SITE}${localizedPath(locale, '/download')}?promoter=quay7`);
    });

    turn()('§2.4 is saved with the code on it and in its name', async ({ page }) => {
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

  test.describe(`an invitation in ${locale}`, () => {
    test.use({ locale: browserLocale(locale) });

    test('leads to a registration with the referral ID filled in, and promises the friend nothing more', async ({
      page,
    }) => {
      const { registerForm, promotions } = dictionaries[locale];
      const t = partnerKit.friend;
      await page.goto(localizedPath(locale, '/activity/invite-refund'));
      await expect(page.getByText(promotions.inviteRefund.reward.friend, { exact: true })).toBeVisible();
      await expect(page.getByLabel(partnerKit.page)).toHaveCount(0);
      const link = page.getByRole('status', { name: t.link });
      await link.scrollIntoViewIfNeeded();
      await page.getByLabel(t.code, { exact: true }).fill('QUAY7');
      await expect(link).toHaveText(/QUAY7$/);
      const { pathname, search } = new URL((await link.textContent()) ?? '');
      await page.goto(`${pathname}${search}#main`);

      const field = (words: typeof registerForm) =>
        page.getByRole('textbox', { name: new RegExp(`^${words.referral}`) });
      await expect(field(registerForm)).toHaveValue('QUAY7');

      // Whoever reads the other language takes the invitation along.
      const [other = locale] = otherLocales(locale);
      await page.getByRole('banner').getByRole('link', { name: locales[other].shortName }).click();
      await expect(page).toHaveURL(`${localizedPath(other, '/register')}${search}#main`);
      await expect(field(dictionaries[other].registerForm)).toHaveValue('QUAY7');
    });
  });
}
