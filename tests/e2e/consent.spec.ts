/** Nothing is counted before a yes; a no stops what is under way; the answer can be changed. */
import type { Page, Request } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { sessionKeys } from '#src/config/storage-keys.ts';
import { unseal } from '#src/api/envelope/index.ts';
import { usageLog } from '#src/api/contract/usage.ts';
import { adBottom, adTop } from '#src/api/contract/live.ts';
import { addressOf, answerCall, SECRETS } from '#tests/helpers/api-replies.ts';
import { consentLine as line, showInterest } from '#tests/helpers/islands.ts';
import { expect, test } from '#tests/helpers/test.ts';

const isUsage = addressOf(usageLog);

function usageRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (isUsage(new URL(request.url()))) requests.push(request);
  });
  return requests;
}

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
/** What the page of privacy choices says of statistics. */
const standing = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: choices.analytics.title }) })
    .getByRole('status');

async function allow(page: Page) {
  await showInterest(page);
  await line(page).getByRole('button').first().click();
}
const keptIn = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)] as [
      string,
      string,
    ][]),
  );

test('asks without moving the page, and records nothing before the answer', async ({ page }) => {
  const requests = usageRequests(page);
  await page.goto('/');
  await showInterest(page);
  await expect(line(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goto('/privacy-choices');
  await page.goto('/');

  expect(requests).toEqual([]);
  expect(Object.keys(await keptIn(page))).not.toContain('anonymousId');
});

test('starts empty at a yes, tells what the payload holds, and no secret', async ({ page }) => {
  const requests = usageRequests(page);
  await page.clock.install();
  await page.goto('/privacy-choices?token=SECRET-TOKEN&phone=13800138000&utm_source=mail');
  await page.clock.runFor(3_000);
  await allow(page);
  await expect(line(page)).toBeHidden();
  await expect.poll(async () => Object.keys(await keptIn(page))).toContain('anonymousId');
  await page.clock.runFor(6_000);
  await expect.poll(() => requests.length).toBe(1);

  const [request] = requests;
  expect(request).toBeDefined();
  const records = request ? recordsOf(request) : [];
  expect(records.map(({ key, platform }) => [key, platform])).toEqual([
    ['privacyChoices:view', 'PC'],
    ['privacyChoices:landing', 'PC'],
  ]);
  const said = JSON.stringify(records);
  expect(said).toContain('utm_source=mail');
  expect(said).not.toContain('SECRET-TOKEN');
  expect(said).not.toContain('13800138000');
  expect(Object.keys(records[0]?.segmentation ?? {}).sort()).toEqual(
    [
      ...[
        'page_name',
        'button_name',
        'register_where',
        'current_url',
        'anonymous_id',
        'sourceSeat',
        'url_path',
      ],
      ...['referrer', 'is_test', 'channel', 'fail_reason', 'ad_id', 'ad_name', 'ad_url', 'ad_position'],
    ].sort(),
  );
});

test('tells both ads once they have been seen, by their names and places', async ({ page }) => {
  const requests = usageRequests(page);
  const ad = { link: '/promotions', img: '', expand_img: '', title: 'T' };
  await answerCall(page, adTop, { ...ad, ad_id: '7', ad_name: 'autumn' });
  await answerCall(page, adBottom, { ...ad, ad_id: '8', ad_name: 'quay' });
  await page.addInitScript(() => {
    localStorage.setItem('analyticsConsent', 'granted');
    // Whoever is offered another language is shown no ad beside it.
    localStorage.setItem('Language', 'zh-CN');
  });
  await page.goto('/');
  const told = () =>
    requests.flatMap(recordsOf).map(({ segmentation }) => {
      const { sourceSeat, ad_id, ad_name, ad_position } = segmentation;
      return [sourceSeat, ad_position, ad_id, ad_name].join();
    });
  await expect.poll(told, { timeout: 12_000 }).toContain('top-ad,top,7,autumn');
  expect(told()).not.toContain('bottom-ad,bottom,8,quay');
  await page.locator('[data-ad="bottom"]').scrollIntoViewIfNeeded();

  await expect.poll(told, { timeout: 12_000 }).toContain('bottom-ad,bottom,8,quay');
});

test('a no breaks off what is in flight and forgets the rest', async ({ page }) => {
  const started = Promise.withResolvers<undefined>();
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    if (isUsage(new URL(request.url()))) failed.push(request.failure()?.errorText ?? '');
  });
  await page.route(isUsage, () => {
    started.resolve(undefined); // and no answer, ever
  });
  await page.goto('/privacy-choices');
  await allow(page);
  await started.promise;

  await choice(page, 'refuse').click();

  await expect.poll(() => failed.length).toBe(1);
  expect(failed[0]).toContain('ABORTED');
  const kept = await keptIn(page);
  expect(kept['analyticsConsent']).toBe('refused');
  expect(Object.keys(kept)).not.toContain('anonymousId');
  await page.reload();
  await showInterest(page);
  await standing(page).scrollIntoViewIfNeeded();
  await expect(standing(page)).toHaveText(choices.analytics.states.refused);
  await expect(line(page)).toBeHidden();
});

test('an answer in one tab holds in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/privacy-choices');
  await other.goto('/privacy-choices');
  await showInterest(page);
  // Behind another tab its three seconds are longer.
  await expect(line(page)).toBeVisible({ timeout: 15_000 });

  await choice(other, 'refuse').click();

  await expect(line(page)).toBeHidden();
});

test('Global Privacy Control is an answer', async ({ page }) => {
  const requests = usageRequests(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto('/privacy-choices');
  await showInterest(page);
  await page.waitForLoadState('networkidle');

  await expect(line(page)).toBeHidden();
  await expect(choice(page, 'allow')).toBeDisabled();
  await expect(standing(page)).toContainText('GPC');
  expect(requests).toEqual([]);
});

test('hands what is left to a beacon when the page is hidden', async ({ page }) => {
  const requests = usageRequests(page);
  await page.clock.install();
  await page.goto('/privacy-choices');
  await page.clock.runFor(3_000);
  await allow(page);
  await expect.poll(async () => Object.keys(await keptIn(page))).toContain('anonymousId');
  // The beacon needs the envelope, which comes on its own time.
  await page.waitForLoadState('networkidle');

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

  await expect.poll(() => requests.map((request) => request.resourceType())).toEqual(['ping']);
});

test('clears everything at the visitor’s wish', async ({ page, context }) => {
  await page.goto('/?promoter=harbor&product_line=lite');
  await page.goto('/privacy-choices');
  await allow(page);

  await page.getByRole('button', { name: choices.kept.clear }).click();
  await expect(page.getByRole('button', { name: choices.kept.no })).toBeFocused();
  expect(Object.keys(await keptIn(page))).not.toEqual([]);
  await page.getByRole('button', { name: choices.kept.yes }).click();

  await expect(page.getByText(choices.kept.cleared)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await expect(line(page)).toBeVisible();
  // Nothing but that the question is being asked anew.
  expect(Object.keys(await keptIn(page))).toEqual([sessionKeys.statisticsAsked]);
});

test('a yes of an earlier page holds from the start of the next, without a touch', async ({ page }) => {
  const requests = usageRequests(page);
  const fetched: string[] = [];
  await page.goto('/protocol');
  await page.evaluate(() => localStorage.setItem('analyticsConsent', 'granted'));
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));

  // Long texts carry no islands, and count all the same.
  await page.goto('/user-service');

  await expect.poll(async () => Object.keys(await keptIn(page))).toContain('anonymousId');
  await expect.poll(() => requests.length, { timeout: 10_000 }).toBe(1);
  const [request] = requests;
  expect((request ? recordsOf(request) : []).map(({ key }) => key)).toEqual([
    'userService:view',
    'userService:landing',
  ]);
  expect(fetched.filter((path) => path.includes('/react.'))).toEqual([]);
});
