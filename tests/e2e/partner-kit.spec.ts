/** A partner's links: made with the kit, and from the first press to the figures for the operator and the partner. */
import { readFile } from 'node:fs/promises';
import { dictionaries } from '#i18n/dictionaries.ts';
import { browserLocale, registerPage } from '#tests/helpers/form-pages.ts';
import { expect, operate, test } from '#tests/helpers/site-server.ts';
import { handheld } from '#tests/helpers/test.ts';
import { holdCode, watchTraffic } from '#tests/helpers/traffic.ts';
import { localizedPath } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { consentLine, showInterest } from '#tests/helpers/islands.ts';

test.describe('the kit of partners', () => {
  test.use({ ...handheld, locale: browserLocale('zh-CN') });

  test('§1.10 §2.4 §2.39 makes link, QR code and poster of the typed code, sends nothing, and copies no sample', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const t = dictionaries['zh-CN'].partnerKit;
    const field = page.getByLabel(t.code, { exact: true });
    const link = page.getByRole('status', { name: t.link });
    const copy = page.getByRole('button', { name: t.copy });
    /** The dark squares are drawn last. */
    const squares = page.getByRole('img', { name: t.qr }).locator('path').last();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.goto('/partners');
    await link.scrollIntoViewIfNeeded();

    await test.step('a sample is marked', async () => {
      await expect(link).toContainText('promoter=partner-code');
      await expect(link).toContainText(t.sample);
      await expect(squares).toHaveCSS('opacity', '0.2');
      await page.evaluate(() => navigator.clipboard.writeText('as before'));
      await copy.click();
      await expect(page.getByRole('alert').filter({ hasText: t.needed })).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      expect(await clipboard()).toBe('as before');
    });

    const traffic = watchTraffic(page);
    const sample = await squares.getAttribute('d');
    await test.step('the partner’s own code', async () => {
      await field.fill('quay 7');
      await expect(link).toHaveText('');
      await field.fill(' quay7 ');
      await expect(page.getByText(t.needed)).toBeHidden();
      await expect(link).toHaveText('https://www.berth.example/register?promoter=quay7');
      expect(await squares.getAttribute('d')).not.toBe(sample);
      await expect(squares).toHaveCSS('opacity', '1');
      await page.getByLabel(t.page).selectOption({ label: t.pages.download });
      await expect(link).toHaveText('https://www.berth.example/download?promoter=quay7');

      await copy.click();
      await expect(page.getByRole('button', { name: t.copied })).toBeVisible();
      expect(await clipboard()).toMatch(/[?]promoter=quay7$/);
      await expect(copy).toBeVisible();
    });

    await test.step('a poster', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t.save }).click();
      const file = await download;
      const svg = await readFile(await file.path(), 'utf8');
      expect(file.suggestedFilename()).toBe('poster-quay7.svg');
      expect(svg).toContain('quay7');
      expect(svg).toContain(t.poster.line);
      expect(svg).toMatch(/<path[^>]* d="M\d/);
    });

    await test.step('without a clipboard', async () => {
      await page.evaluate(() => {
        Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
      });
      await copy.click();
      await expect(page.getByRole('status').filter({ hasText: t.copyFailed })).toBeVisible();
      expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/[?]promoter=quay7$/);
    });

    for (const request of traffic.requests) {
      expect(request.url()).not.toContain('quay7');
      expect(request.postData()).toBeNull();
    }
  });
});

test.describe('an invitation', () => {
  test.use({ ...handheld, locale: browserLocale('en-US') });

  test('uses a referral ID typed before hydration, links to a registration with it, and promises the friend nothing more', async ({
    page,
  }) => {
    const { partnerKit, registerForm, promotions } = dictionaries['en-US'];
    const t = partnerKit.friend;
    const link = page.getByRole('status', { name: t.link });
    const release = await holdCode(page);
    await page.goto('/en/activity/invite-refund', { waitUntil: 'commit' });
    await expect(page.getByText(promotions.inviteRefund.reward.friend, { exact: true })).toBeVisible();
    await expect(page.getByLabel(partnerKit.page)).toHaveCount(0);
    await expect(link).toContainText('referral=referral-id');
    await page.getByLabel(t.code, { exact: true }).fill('QUAY7');
    release();
    await expect(link).toHaveText(/[?]referral=QUAY7$/);
    await expect(page.getByLabel(t.code, { exact: true })).toHaveValue('QUAY7');
    const { pathname, search } = new URL((await link.textContent()) ?? '');
    await page.goto(`${pathname}${search}`);

    await expect(page.getByRole('textbox', { name: new RegExp(`^${registerForm.referral}`) })).toHaveValue(
      'QUAY7',
    );
  });
});

test.describe('the figures of a partner', () => {
  const CODE = 'harbor';
  const LOCALE = 'zh-CN';

  test.use({ locale: browserLocale(LOCALE) });

  test('a partner’s link causes a visit and a registration, which the partner and the operator see', async ({
    page,
    site,
  }) => {
    test.slow(); // a whole chain, and two looks at it by axe
    const { partnerFigures: t } = dictionaries[LOCALE];
    // As the operator gives it to the partner.
    const said = await operate(site.dataDir, 'partner-keys', 'make', CODE);
    const partnerKey = said.trim().split('\n').at(-1) ?? '';
    await page.goto(`${site.origin}${localizedPath(LOCALE, '/')}?promoter=${CODE}`);
    await showInterest(page);
    await consentLine(page).getByRole('button').first().click();

    const visitor = await registerPage(page, site, LOCALE).register();

    await page.goto(`${site.origin}${localizedPath(LOCALE, '/partners')}`);
    const results = page.locator('#figures');
    await results.scrollIntoViewIfNeeded();
    await results.getByLabel(t.code).fill(CODE);
    await results.getByLabel(t.key, { exact: true }).fill('a wrong key');
    await results.getByRole('button', { name: t.show }).click();
    await expect(results.getByText(t.wrong)).toBeVisible();
    await expect(results.getByLabel(t.code)).toHaveValue(CODE);
    await results.getByLabel(t.key, { exact: true }).fill(partnerKey);
    await results.getByRole('button', { name: t.show }).click();
    await expect(results.getByRole('img')).toHaveCount(2);
    const today = results.getByRole('row').nth(1);
    await expect(today.getByRole('cell')).toHaveText(['1', '1']);
    expect(await findBarriers(page)).toEqual([]);

    await page.goto(`${site.deskOrigin}/operator?language=${LOCALE}`);
    const ofPartner = page.getByRole('row').filter({ hasText: CODE });
    await expect(ofPartner.getByRole('cell')).toHaveText(['1', '0', '1']);
    await expect(page.getByRole('img')).toHaveCount(3);
    expect(await findBarriers(page)).toEqual([]);
    await expect(page.locator('body')).not.toContainText(visitor.phone);
  });
});
