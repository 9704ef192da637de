/** Nothing is counted before a yes; a no stops running requests; the answer can be changed. */
import type { Page, Request } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { unseal } from '#src/api/envelope.ts';
import { usageLog } from '#src/api/contract/usage.ts';
import { adBottom, adTop } from '#src/api/contract/live.ts';
import { addressOf, answerCall, SECRETS } from '#tests/helpers/api-replies.ts';
import { consentLine as line, showInterest } from '#tests/helpers/islands.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

test.use(handheld);

const isUsage = addressOf(usageLog);

interface Logged {
  key: string;
  platform: string;
  segmentation: Record<string, unknown>;
}

function recordsOf(request: Request): Logged[] {
  const { data } = request.postDataJSON() as { data: string };
  return (unseal(data, SECRETS.product) as { data: Logged[] }).data;
}

const choices = dictionaries['zh-CN'].privacyChoices;
const choice = (page: Page, answer: 'allow' | 'refuse') =>
  page.getByRole('main').getByRole('button', { name: choices.analytics[answer], exact: true });
/** The page of privacy choices about statistics. */
const standing = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: choices.analytics.title }) })
    .getByRole('status');

const keptIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)] as [
      string,
      string,
    ][]),
  );

/** Consents, and waits until records have an ID to be sent under. */
async function allow(page: Page): Promise<void> {
  await choice(page, 'allow').click();
  await expect.poll(async () => Object.keys(await keptIn(page))).toContain('anonymousId');
}

test('records nothing before a yes, aborts at a no, and deletes everything in every tab', async ({
  page,
  context,
}) => {
  const traffic = watchTraffic(page);
  const sent = () => traffic.to(usageLog.path);
  await page.clock.install();
  await page.goto('/?promoter=harbor&product_line=lite');
  await showInterest(page);
  await page.clock.runFor(3_000);
  await expect(line(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goto('/privacy-choices?token=SECRET-TOKEN&phone=13800138000&utm_source=mail');
  expect(sent()).toEqual([]);
  expect(Object.keys(await keptIn(page))).not.toContain('anonymousId');

  // The records start empty.
  await allow(page);
  await page.clock.runFor(6_000);
  await expect.poll(() => sent().length).toBe(1);
  const records = sent().flatMap(recordsOf);
  expect(records.map(({ key, platform }) => [key, platform])).toEqual([
    ['privacyChoices:view', 'PC'],
    ['privacyChoices:landing', 'PC'],
  ]);
  const said = JSON.stringify(records);
  expect(said).toContain('utm_source=mail');
  expect(said).not.toContain('SECRET-TOKEN');
  expect(said).not.toContain('13800138000');
  // All fields of the payload, which a unit test of the record names.
  expect(Object.keys(records[0]?.segmentation ?? {})).toHaveLength(15);

  // A no aborts running requests and deletes the rest.
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    if (isUsage(new URL(request.url()))) failed.push(request.failure()?.errorText ?? '');
  });
  await choice(page, 'refuse').click();
  await page.route(isUsage, () => undefined); // no answer, ever
  await allow(page);
  await page.clock.runFor(6_000);
  await expect.poll(() => sent().length).toBe(2);
  await choice(page, 'refuse').click();
  await expect.poll(() => failed.join()).toContain('ABORTED');
  const kept = await keptIn(page);
  expect(kept['analyticsConsent']).toBe('refused');
  expect(Object.keys(kept)).not.toContain('anonymousId');

  // A beacon sends the rest when the page is hidden.
  await page.unroute(isUsage);
  await allow(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect
    .poll(() => sent().map((request) => request.resourceType()))
    .toEqual(['fetch', 'fetch', 'ping']);

  await choice(page, 'refuse').click();
  await page.reload();
  await showInterest(page);
  await standing(page).scrollIntoViewIfNeeded();
  await expect(standing(page)).toHaveText(choices.analytics.states.refused);
  await expect(choice(page, 'refuse')).toHaveAttribute('aria-pressed', 'true');
  await expect(line(page)).toBeHidden();

  await page.getByRole('button', { name: choices.kept.clear }).click();
  await expect(page.getByRole('button', { name: choices.kept.no })).toBeFocused();
  expect(Object.keys(await keptIn(page))).not.toEqual([]);
  await page.getByRole('button', { name: choices.kept.yes }).click();
  await expect(page.getByText(choices.kept.cleared)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await page.clock.runFor(3_000);
  await expect(line(page)).toBeVisible();
  // Only the repeated question remains.
  expect(Object.keys(await keptIn(page))).toEqual([sessionKeys.statisticsAsked]);

  const other = await context.newPage();
  await other.goto('/privacy-choices');
  await choice(other, 'refuse').click();
  await expect(line(page)).toBeHidden();
});

test('an earlier page’s yes applies from the start, counts both ads, and gives way to Global Privacy Control', async ({
  page,
}) => {
  const traffic = watchTraffic(page);
  const sent = () => traffic.to(usageLog.path);
  await page.clock.install();
  // A file, which runs no script that would count a visit here.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('analyticsConsent', 'granted');
    // Beside a language offer no ad is shown.
    localStorage.setItem('Language', 'zh-CN');
  });

  // Long texts have no islands, but count all the same.
  await page.goto('/user-service');
  await expect.poll(async () => Object.keys(await keptIn(page))).toContain('anonymousId');
  await page.clock.runFor(6_000);
  await expect.poll(() => sent().length).toBe(1);
  expect(
    sent()
      .flatMap(recordsOf)
      .map(({ key }) => key),
  ).toEqual(['userService:view', 'userService:landing']);
  expect(traffic.requests.filter((request) => request.url().includes('/react.'))).toEqual([]);

  const ad = { link: '/promotions', img: '', expand_img: '', title: 'T' };
  await answerCall(page, adTop, { ...ad, ad_id: '7', ad_name: 'autumn' });
  await answerCall(page, adBottom, { ...ad, ad_id: '8', ad_name: 'quay' });
  await page.goto('/');
  /** The records of the next five seconds. */
  const told = async () => {
    await page.clock.runFor(6_000);
    return sent()
      .flatMap(recordsOf)
      .map(({ segmentation }) => {
        const { sourceSeat, ad_id, ad_name, ad_position } = segmentation;
        return [sourceSeat, ad_position, ad_id, ad_name].join();
      });
  };
  await expect.poll(told).toContain('top-ad,top,7,autumn');
  // Another ad in the same place, without a scroll, as when the ad comes after our own offer was seen.
  await page.locator('[data-ad="top"]').evaluate((box) => box.setAttribute('data-ad-id', '9'));
  await expect.poll(told).toContain('top-ad,top,9,autumn');
  expect(await told()).not.toContain('bottom-ad,bottom,8,quay');
  await page.locator('[data-ad="bottom"]').scrollIntoViewIfNeeded();
  await expect.poll(told).toContain('bottom-ad,bottom,8,quay');

  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto('/privacy-choices');
  const before = sent().length;
  await showInterest(page);
  await expect(standing(page)).toContainText('GPC');
  await expect(choice(page, 'allow')).toBeDisabled();
  await page.clock.runFor(9_000);
  await expect(line(page)).toBeHidden();
  expect(sent()).toHaveLength(before);
});
