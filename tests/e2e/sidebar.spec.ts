/** The ways to a person: one button, in the margin or in the header; chat in a window of its own; the way up. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { qrLiveCode } from '#src/api/contract/live.ts';
import { answerCall } from '#tests/helpers/api-replies.ts';
import { awake, refuseStatistics, siteWideWords } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';

/** The window is as wide as a phone's. */
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1200;
/** In the header, or in the margin. */
const toggle = (page: Page) =>
  page.getByRole('button', { name: siteWideWords(page).side.open }).filter({ visible: true });

const listOf = (page: Page) => page.locator('#side-list');
const item = (page: Page, name: string) =>
  listOf(page).getByRole('link', { name, exact: true }).or(listOf(page).getByRole('button', { name }));

/** Comes near, as a visitor has to, and waits until the list has taken over. */
async function openList(page: Page) {
  await toggle(page).click();
  await expect(listOf(page)).toBeVisible();
  await awake(listOf(page));
}

/** Where the built site leads to; here it is looked at and not gone to. */
const DESK = 'http://127.0.0.1:4322/';

test('§1.18 §9.19 §9.25 opens the chat in a window of 750 by 693 that cannot reach back', async ({
  page,
  context,
}) => {
  await context.route(`${DESK}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'the desk' }));
  await page.goto('/en/privacy-choices?promoter=secret');
  await refuseStatistics(page);
  await openList(page);
  const opening = context.waitForEvent('page');

  await page.locator('#service-icon-button').click();

  const popup = await opening;
  await popup.waitForURL(`${DESK}**`);
  expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual({
    language: 'en-US',
    topic: 'support',
    page: '/en/privacy-choices',
  });
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  if (!isPhone(page)) {
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([750, 693]);
  }
});

test.describe('before its code has come', () => {
  test.use({ expectedFaults: /ERR_FAILED|hydrating/ });

  test('keeps a press that comes before it is awake, and leads to the message page where it cannot wake', async ({
    page,
    context,
  }) => {
    await context.route(`${DESK}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'the desk' }),
    );
    await page.goto('/en/privacy-choices');
    await refuseStatistics(page);
    const code = /\/_astro\/Chat\b/;
    let answer: (isThere: boolean) => void = () => undefined;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    await page.route(code, async (route) => ((await answered) ? route.continue() : route.abort()));
    const button = page.locator('#service-icon-button');
    // The press that opens the list wakes the island as well; here its code is on its way.
    await toggle(page).click();
    const opening = context.waitForEvent('page');
    await button.click();
    expect(new URL(page.url()).pathname).toBe('/en/privacy-choices');

    answer(true);
    await (await opening).waitForURL(`${DESK}**`);

    await page.unroute(code);
    await page.route(code, (route) => route.abort());
    await page.reload();
    await toggle(page).click();
    await button.click();
    await page.waitForURL('**/en/customer-service');
  });
});

test('§2.58 touches nobody else before the click, and at the click the desk alone', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(test.info().project.use.baseURL ?? '-')) foreign.push(request.url());
  });
  await context.route(`${DESK}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'the desk' }));
  await page.goto('/privacy-choices');
  await refuseStatistics(page);
  await openList(page);
  expect(foreign).toEqual([]);
  const opening = context.waitForEvent('page');
  await item(page, siteWideWords(page).side.presales).click();
  await (await opening).waitForURL(`${DESK}**`);

  expect(foreign.filter((address) => !address.includes('favicon'))).toEqual([
    `${DESK}?language=zh-CN&topic=presales&page=%2Fprivacy-choices`,
  ]);
});

for (const online of [true, false]) {
  test(`§4.17 says that the desk is ${online ? 'online' : 'away'}`, async ({ page }) => {
    await answerCall(page, customerServiceStatus, { online });
    await page.goto('/privacy-choices');
    await refuseStatistics(page);
    await openList(page);

    const { chat } = siteWideWords(page);
    await expect(page.locator('#service-icon-button')).toHaveText(
      chat.chat + (online ? chat.online : chat.offline),
    );
  });
}

test('§1.13 §2.66 shows the live QR code in place of the default, and the default where it fails', async ({
  page,
}) => {
  await answerCall(page, qrLiveCode, {
    code: 'c',
    botton_menu_qrcode: '',
    sidebar_qrcode: '/images/qr/business.svg',
    name: 'n',
  });
  await page.goto('/privacy-choices');
  await refuseStatistics(page);
  await openList(page);
  await expect(page.locator('#side-qr img')).toHaveAttribute('src', '/images/qr/sidebar.svg');

  await item(page, siteWideWords(page).side.wechatShort).click();

  await expect(page.locator('#side-qr')).toBeVisible();
  await expect(page.locator('#side-qr img')).toHaveAttribute('src', /business\.svg$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-qr')).toBeHidden();
});

test.describe('back to the top', () => {
  /** Positions of the page, from the click on. */
  async function climb(page: Page): Promise<number[]> {
    await page.goto('/');
    await refuseStatistics(page);
    await page.evaluate(() => scrollTo({ top: 3200, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: 3100, behavior: 'instant' }));
    await openList(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const original = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        seen.push(options.top ?? -1);
        original(options);
      }) as typeof window.scrollTo;
    });
    await item(page, siteWideWords(page).side.top).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    return page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  }

  test('takes 16 equal steps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const seen = await climb(page);

    expect(seen).toHaveLength(16);
    const sizes = seen.map((top, index) => Math.round((seen[index - 1] ?? 3100) - top));
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('jumps where the visitor asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });

    expect(await climb(page)).toEqual([0]);
  });
});

test.describe('before it wakes', () => {
  test.use({ expectedFaults: /ERR_FAILED|hydrating/ });

  test('is a list of plain links, and opens by itself', async ({ page }) => {
    const { side } = dictionaries['en-US'].siteWide;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/en/about');
    await expect(listOf(page)).toBeHidden();

    await toggle(page).click();

    await expect(listOf(page)).toBeVisible();
    await listOf(page).getByRole('button', { name: side.wechatShort }).click();
    await expect(page.locator('#side-qr')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page, side.demo)).toHaveAttribute('href', '/en/appointment');
    await page.locator('#service-icon-button').click();
    await expect(page).toHaveURL(/\/en\/customer-service$/);
  });
});

test('takes the window itself where the browser allows no other', async ({ page, context }) => {
  await context.route(`${DESK}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'the desk' }));
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/en/about');
  await refuseStatistics(page);
  await openList(page);

  await page.locator('#service-icon-button').click();

  await expect(page).toHaveURL(new RegExp(`^${DESK}[?]language=en-US&topic=support&page=`));
});

test('fetches no code of islands for a visitor who touches nothing', async ({ page }) => {
  // A module is fetched into the cache and imported from there.
  const fetched = new Set<string>();
  const fetchedOf = (name: RegExp) => [...fetched].filter((path) => name.test(path));
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // Chromium tells a page of its pointer when it rests; nobody has moved it.
    const ignoreRest = (event: PointerEvent) => {
      if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignoreRest, true);
  });
  await page.goto('/en/about');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => fetchedOf(/\/SiteScript\./)).toHaveLength(1);
  expect(fetchedOf(/\/(?:client|Chat|site-wide)\./)).toEqual([]);

  await refuseStatistics(page);

  // React and what islands share.
  expect(fetchedOf(/\/client\./)).toHaveLength(1);
});
