/** All that a page asks for by itself, over the network as it is: files, pictures, answers of the API. */
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { mostRequests } from '#scripts/lib/page-requests.ts';
import { routes } from '#src/config/routes.ts';
import { untilPageIdle } from '#tests/helpers/page-idle.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

const PATHS = [
  '/',
  '/download',
  '/downloadlist',
  '/register',
  '/about',
  '/faq',
  '/user-service',
  '/partners',
];

for (const [index, path] of PATHS.entries()) {
  const locale = localeCodes[index % localeCodes.length] ?? 'zh-CN';
  const address = localizedPath(locale, path);
  const most = mostRequests(routes.find((route) => route.path === path));

  test(`${address} asks for at most ${most} things until it is touched`, async ({ page }) => {
    const { requests } = watchTraffic(page);
    await page.goto(address);
    await untilPageIdle(page);

    const asked = [...new Set(requests.map((request) => request.url()))];
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    expect(asked.some((url) => url.includes('/_astro/'))).toBe(true);
  });
}

test('asks for no code before what the page came with is seen', async ({ page }) => {
  await page.goto('/about');
  await untilPageIdle(page);

  const { seen, asked } = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('SiteScript'))
      ?.startTime,
  }));
  expect(asked).toBeGreaterThan(seen ?? Number.POSITIVE_INFINITY);
});
