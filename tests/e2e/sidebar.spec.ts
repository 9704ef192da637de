/** The ways to reach a person: one button in the margin or the header; chat in its own window; back to top. */
import type { BrowserContext, Page } from 'playwright';
import { customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { qrLiveCode } from '#src/api/contract/live.ts';
import { answerCall } from '#tests/helpers/api-replies.ts';
import { awake, refuseStatistics, siteWideWords } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { holdCode } from '#tests/helpers/traffic.ts';

/** The button in the header or in the margin. */
const toggle = (page: Page) =>
  page.getByRole('button', { name: siteWideWords(page).side.open }).filter({ visible: true });

const listOf = (page: Page) => page.locator('#side-list');
const item = (page: Page, name: string) =>
  listOf(page).getByRole('link', { name, exact: true }).or(listOf(page).getByRole('button', { name }));
const support = (page: Page) => page.locator('#service-icon-button');

/** Hovers as a visitor would, and waits for hydration. */
async function openList(page: Page) {
  await toggle(page).click();
  await expect(listOf(page)).toBeVisible();
  await awake(listOf(page));
}

/** The target of the built site, which is not opened here. */
const DESK = 'http://127.0.0.1:4322/';
const answerAsDesk = (context: BrowserContext) =>
  context.route(`${DESK}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'the desk' }));

test('§1.18 §2.58 §2.73 §4.17 §9.19 §9.25 opens the chat in a window of 750 by 693 without an opener, and contacts no other host', async ({
  page,
  context,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(test.info().project.use.baseURL ?? '-')) foreign.push(request.url());
  });
  // A module is fetched into the cache and then imported.
  const fetched = new Set<string>();
  const fetchedOf = (name: RegExp) => [...fetched].filter((path) => name.test(path));
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // Chromium reports the resting pointer to a page; it has not moved.
    const ignoreRest = (event: PointerEvent) => {
      if (event.movementX === 0 && event.movementY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignoreRest, true);
  });
  await answerAsDesk(context);
  await answerCall(page, customerServiceStatus, { online: true });

  await test.step('no island code is loaded for a visitor who touches nothing', async () => {
    await page.goto('/en/about?promoter=secret');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => fetchedOf(/\/SiteScript\./)).toHaveLength(1);
    expect(fetchedOf(/\/(?:client|Chat|site-wide)\./)).toEqual([]);

    await refuseStatistics(page);

    // React and the islands' shared code.
    expect(fetchedOf(/\/client\./)).toHaveLength(1);
  });

  await openList(page);
  const { chat } = siteWideWords(page);
  await expect(support(page)).toHaveText(chat.chat + chat.online);
  expect(foreign).toEqual([]);
  const opening = context.waitForEvent('page');
  await support(page).click();

  const popup = await opening;
  await popup.waitForURL(`${DESK}**`);
  expect(Object.fromEntries(new URL(popup.url()).searchParams)).toEqual({
    language: 'en-US',
    topic: 'support',
    page: '/en/about',
  });
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([750, 693]);
  expect(foreign.filter((address) => !address.includes('favicon'))).toEqual([popup.url()]);
  await popup.close();

  await test.step('uses this window if the browser blocks another', async () => {
    await page.evaluate(() => (window.open = () => null));
    if (!(await support(page).isVisible())) await toggle(page).click();
    await support(page).click();

    await expect(page).toHaveURL(new RegExp(`^${DESK}[?]language=en-US&topic=support&page=`));
  });
});

test('§1.13 §2.66 shows the live QR code instead of the default, links to presales, and scrolls to the top', async ({
  page,
  context,
}) => {
  await answerAsDesk(context);
  await answerCall(page, customerServiceStatus, { online: false });
  await answerCall(page, qrLiveCode, {
    code: 'c',
    botton_menu_qrcode: '',
    sidebar_qrcode: '/images/qr/business.svg',
    name: 'n',
  });
  await page.goto('/');
  await refuseStatistics(page);
  await page.evaluate(() => scrollTo({ top: 3200, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 3100, behavior: 'instant' }));
  await openList(page);
  const { chat, side } = siteWideWords(page);
  await expect(support(page)).toHaveText(chat.chat + chat.offline);
  const code = page.locator('#side-qr');
  await expect(code.locator('img')).toHaveAttribute('src', '/images/qr/sidebar.svg');

  await item(page, side.wechatShort).click();
  await expect(code).toBeVisible();
  await expect(code.locator('img')).toHaveAttribute('src', /business\.svg$/);
  await page.keyboard.press('Escape');
  await expect(code).toBeHidden();
  if (!(await listOf(page).isVisible())) await toggle(page).click();
  await item(page, side.top).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const opening = context.waitForEvent('page');
  await item(page, side.presales).click();
  const popup = await opening;
  await popup.waitForURL(`${DESK}?language=zh-CN&topic=presales&page=%2F`);
});

test.describe('before hydration', () => {
  test.use({ expectedFaults: /ERR_FAILED|hydrating/ });

  test('keeps a press, opens as a list of plain links, and leads to the message page if it cannot hydrate', async ({
    page,
    context,
  }) => {
    await answerAsDesk(context);
    await page.goto('/en/about');
    await refuseStatistics(page);
    const code = /\/_astro\/Chat\b/;
    const release = await holdCode(page, code);
    // The press that opens the list also starts hydration, whose code is delayed here.
    await toggle(page).click();
    const opening = context.waitForEvent('page');
    await support(page).click();
    expect(new URL(page.url()).pathname).toBe('/en/about');

    release();
    await (await opening).waitForURL(`${DESK}**`);

    await page.unroute(code);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(listOf(page)).toBeHidden();
    await toggle(page).click();
    await expect(listOf(page)).toBeVisible();
    const { side } = siteWideWords(page);
    await item(page, side.wechatShort).click();
    await expect(page.locator('#side-qr')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(page, side.demo)).toHaveAttribute('href', '/en/appointment');
    await support(page).click();
    await page.waitForURL('**/en/customer-service');
  });
});
