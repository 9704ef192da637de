/** What comes after the page: figures, ads, coupons, QR codes, mourning. Whatever comes or fails, nothing moves. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { adBottom, adTop, promoterInfo, publicConfig, qrLiveCode } from '#src/api/contract/live.ts';
import { answerCall } from '#tests/helpers/api-replies.ts';
import { layoutShifts } from '#tests/helpers/layout-shift.ts';
import { expect, test } from '#tests/helpers/test.ts';

const ad = {
  link: '/promotions',
  img: '',
  expand_img: '',
  title: 'A booked ad',
  ad_id: '7',
  ad_name: 'autumn',
};

for (const [language, path, count] of [
  ['Chinese', '/', '431 万'],
  ['English', '/en', '4.31 million'],
] as const) {
  test(`§2.1 §2.59 shows figures and ads in ${language} without a shift`, async ({ page }) => {
    await answerCall(page, publicConfig, { store: { count: 431 }, is_public_mourning: false });
    await answerCall(page, adTop, ad);
    await answerCall(page, adBottom, { ...ad, expand_img: '/images/qr/sidebar.svg' });
    await page.goto(path);

    await expect(page.locator('[data-store-count]')).toHaveText(count);
    const top = page.locator('[data-ad="top"]');
    await expect(top).toContainText('A booked ad');
    await expect(top.locator('a')).toHaveAttribute(
      'href',
      new RegExp(`${path === '/' ? '' : path}/promotions$`),
    );
    const bottom = page.locator('[data-ad="bottom"]');
    await expect(bottom.locator('img')).toHaveAttribute('src', /sidebar\.svg$/);
    await expect(bottom.locator('strong')).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

for (const [language, prefix, locale] of [
  ['Chinese', '', 'zh-CN'],
  ['English', '/en', 'en-US'],
] as const) {
  const texts = dictionaries[locale];

  test.describe(`a browser that prefers ${language}`, () => {
    // Where another language is offered, that comes first, and no ad is shown.
    test.use({ locale });

    test(`says in ${language} what an ad is that has a link alone, and lets its larger picture be opened`, async ({
      page,
    }) => {
      const { ads } = texts.chatAndOffers;
      const bare = { ...ad, title: '', ad_name: '' };
      await answerCall(page, adTop, {
        ...bare,
        link: 'https://app.berth.example/offer',
        expand_img: '/images/qr/sidebar.svg',
      });
      await answerCall(page, adBottom, { ...bare, link: '/private' });
      await page.goto(prefix || '/');

      const top = page.locator('[data-ad="top"]');
      await expect(top).toContainText('app.berth.example');
      // Our own words never stand over somebody else's link.
      await expect(top).not.toContainText(ads.topText.slice(0, 8));
      await expect(page.locator('[data-ad="bottom"] strong')).toHaveText(ads.booked);
      expect(await layoutShifts(page)).toEqual([]);
      await top.getByRole('button', { name: ads.expand }).click();
      const large = top.getByRole('img', { name: 'app.berth.example' });
      await expect(large).toBeVisible();
      await expect(large.locator('..')).toHaveAttribute('href', 'https://app.berth.example/offer');
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
    });
  });

  test(`says in ${language} whom a code leads to`, async ({ page }) => {
    const { business } = texts;
    await answerCall(page, qrLiveCode, {
      code: 'c',
      botton_menu_qrcode: '/images/qr/bottom-menu.svg',
      sidebar_qrcode: '/images/qr/sidebar.svg',
      name: 'Harbour desk',
    });
    await page.goto(`${prefix}/business`);
    const figure = page.getByRole('region', { name: business.qr.hint }).getByRole('figure');
    await figure.scrollIntoViewIfNeeded();

    await expect(figure.getByText('Harbour desk')).toBeVisible();
    await expect(figure.getByRole('img')).toHaveAttribute('src', /bottom-menu\.svg$/);
  });
}

test('§8.13 keeps its defaults when everything fails (A17)', async ({ page }) => {
  for (const call of [publicConfig, adTop, adBottom, promoterInfo, qrLiveCode]) {
    await answerCall(page, call, undefined);
  }
  await page.goto('/en?promoter=harbor');
  await page.waitForLoadState('networkidle');

  await expect(page.locator('[data-store-count]')).toHaveText('4.25 million');
  await expect(page.locator('[data-base-coupon]')).toHaveText('38');
  await expect(page.locator('[data-more-coupon]')).toContainText('76');
  await expect(page.locator('[data-ad="bottom"]')).toBeHidden();
  expect(await layoutShifts(page)).toEqual([]);
});

test('follows no link and shows no picture that the check refuses (T2)', async ({ page }) => {
  await answerCall(page, adTop, { ...ad, link: 'javascript:alert(1)' });
  await answerCall(page, adBottom, {
    ...ad,
    title: '<img src=x onerror=alert(1)>',
    expand_img: 'https://evil.example/a.png',
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(test.info().project.use.baseURL ?? '-')) foreign.push(request.url());
  });
  await page.goto('/');

  await expect(page.locator('[data-ad="bottom"]')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('[data-ad="top"] a')).toHaveAttribute('href', '/promotions');
  expect(foreign).toEqual([]);
});

test.describe('§1.11 §7.19 coupons', () => {
  for (const [info, base, more] of [
    [{ base_coupon: 50, more_coupon: 88 }, '50', '88'],
    [{ base_coupon: 38, more_coupon: 101 }, '38', 'pack'],
  ] as const) {
    test(`words ${info.base_coupon} and ${info.more_coupon} yuan`, async ({ page }) => {
      await answerCall(page, promoterInfo, info);
      await page.goto('/en?promoter=harbor');

      await expect(page.locator('[data-base-coupon]')).toHaveText(base);
      await expect(page.locator('[data-more-coupon]')).toContainText(more);
    });
  }

  test('§1.15 asks nobody about a promoter who is not there', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/en');
    await page.waitForLoadState('networkidle');

    expect(asked.filter((path) => path.endsWith(promoterInfo.path))).toEqual([]);
    await expect(page.locator('[data-base-coupon]')).toHaveText('38');
  });
});

test('greys the page in mourning, at once on the next page, and not a moment longer', async ({ page }) => {
  await answerCall(page, publicConfig, { store: { count: 425 }, is_public_mourning: true });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
  // The fixed sidebar stays where it was.
  await page.goto('/privacy-choices', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-mourning');

  // Whoever lands on a page without figures sees it as well.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/privacy-choices');
  await expect(page.locator('html')).toHaveAttribute('data-mourning');

  await page.evaluate(() => sessionStorage.clear());
  await page.unrouteAll();
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-mourning');
});
