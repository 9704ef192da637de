/** Live data: figures, ads, coupons, QR codes, mourning. Whether it arrives or fails, nothing moves. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { adBottom, adTop, promoterInfo, publicConfig, qrLiveCode } from '#src/api/contract/live.ts';
import { answerCall } from '#tests/helpers/api-replies.ts';
import { layoutShifts } from '#tests/helpers/layout-shift.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

test.use(handheld);

const ad = {
  link: '/promotions',
  img: '',
  expand_img: '',
  title: 'A booked ad',
  ad_id: '7',
  ad_name: 'autumn',
};

test.describe('in Chinese', () => {
  // A language offer would replace the ad.
  test.use({ locale: 'zh-CN' });

  test('§2.1 §2.59 shows figures, ads, mourning and a QR code without a layout shift, and no refused address (T2)', async ({
    page,
  }) => {
    const root = page.locator('html');
    const forgetSession = () => page.evaluate(() => sessionStorage.clear());
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(test.info().project.use.baseURL ?? '-')) foreign.push(request.url());
    });
    await answerCall(page, publicConfig, { store: { count: 431 }, is_public_mourning: true });
    await answerCall(page, adTop, ad);
    await answerCall(page, adBottom, { ...ad, expand_img: '/images/qr/sidebar.svg' });
    await answerCall(page, qrLiveCode, {
      code: 'c',
      botton_menu_qrcode: '/images/qr/bottom-menu.svg',
      sidebar_qrcode: '/images/qr/sidebar.svg',
      name: 'Harbour desk',
    });
    await page.goto('/');

    await expect(page.locator('[data-store-count]')).toHaveText('431 万');
    const top = page.locator('[data-ad="top"]');
    await expect(top).toContainText('A booked ad');
    await expect(top.locator('a')).toHaveAttribute('href', /\/promotions$/);
    const bottom = page.locator('[data-ad="bottom"]');
    await expect(bottom.locator('img')).toHaveAttribute('src', /sidebar\.svg$/);
    await expect(bottom.locator('strong')).toHaveCount(0);
    await expect(root).toHaveCSS('filter', 'grayscale(1)');
    expect(await layoutShifts(page)).toEqual([]);

    await test.step('mourning is there at once on the next page', async () => {
      await page.goto('/privacy-choices', { waitUntil: 'commit' });
      await expect(root).toHaveAttribute('data-mourning');
      // A page without figures, opened first, shows it as well.
      await forgetSession();
      await page.goto('/business');
      await expect(root).toHaveAttribute('data-mourning');
    });

    await test.step('a code’s account is named', async () => {
      const { business } = dictionaries['zh-CN'];
      const figure = page.getByRole('region', { name: business.qr.hint }).getByRole('figure');
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.getByText('Harbour desk')).toBeVisible();
      await expect(figure.getByRole('img')).toHaveAttribute('src', /bottom-menu\.svg$/);
    });

    await test.step('refused links and pictures are not shown, and mourning is over', async () => {
      await forgetSession();
      await page.unrouteAll();
      await answerCall(page, adTop, { ...ad, link: 'javascript:alert(1)' });
      await answerCall(page, adBottom, {
        ...ad,
        title: '<img src=x onerror=alert(1)>',
        expand_img: 'https://evil.example/a.png',
      });
      await page.goto('/');
      await expect(bottom).toContainText('<img src=x onerror=alert(1)>');
      await expect(top.locator('a')).toHaveAttribute('href', '/promotions');
      await expect(root).not.toHaveAttribute('data-mourning');
      expect(foreign).toEqual([]);
    });
  });
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('§1.11 §1.15 §7.19 §8.13 words coupons, names an ad without a title, and keeps its defaults when everything fails (A17)', async ({
    page,
    context,
  }) => {
    const { ads } = dictionaries['en-US'].chatAndOffers;
    const base = page.locator('[data-base-coupon]');
    const more = page.locator('[data-more-coupon]');
    await answerCall(page, promoterInfo, { base_coupon: 50, more_coupon: 88 });
    const offer = { link: 'https://app.berth.example/offer', expand_img: '/images/qr/sidebar.svg' };
    await answerCall(page, adTop, { ...ad, ...offer });
    await answerCall(page, adBottom, { ...ad, title: '', ad_name: '' });
    await page.goto('/en?promoter=harbor');

    await expect(base).toHaveText('50');
    await expect(more).toContainText('88');
    const top = page.locator('[data-ad="top"]');
    await expect(top).toContainText(ad.title);
    const bottom = page.locator('[data-ad="bottom"]');
    await expect(bottom.locator('strong')).toHaveText(ads.booked);
    expect(await layoutShifts(page)).toEqual([]);
    await top.getByRole('button', { name: ads.expand }).click();
    const large = top.getByRole('img', { name: ad.title });
    await expect(large).toBeVisible();
    await expect(large.locator('..')).toHaveAttribute('href', offer.link);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();

    await test.step('everything fails', async () => {
      await page.evaluate(() => sessionStorage.clear());
      for (const call of [publicConfig, adTop, adBottom, promoterInfo, qrLiveCode]) {
        await answerCall(page, call, undefined);
      }
      await page.goto('/en?promoter=harbor');
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[data-store-count]')).toHaveText('4.25 million');
      await expect(base).toHaveText('38');
      await expect(more).toContainText('76');
      await expect(bottom).toBeHidden();
      expect(await layoutShifts(page)).toEqual([]);
    });

    await test.step('without a promoter there is no request about one', async () => {
      await context.clearCookies();
      const traffic = watchTraffic(page);
      await page.goto('/en');
      await page.waitForLoadState('networkidle');
      expect(traffic.to(promoterInfo.path)).toEqual([]);
      await expect(base).toHaveText('38');
    });
  });
});
