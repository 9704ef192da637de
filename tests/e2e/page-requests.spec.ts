/** All requests that a page makes by itself: files, pictures, API calls. */
import { maxRequests } from '#scripts/lib/page-requests.ts';
import { routes } from '#src/config/routes.ts';
import { untilPageIdle, watchTraffic } from '#tests/helpers/traffic.ts';
import { expect, test } from '#tests/helpers/test.ts';

// A page in use, and one with requests when idle; tests/build counts the code of each page.
test('a page requests no more than allowed until it is touched, and no code before it is visible', async ({
  page,
}) => {
  for (const path of ['/', '/downloadlist']) {
    const { requests } = watchTraffic(page);
    await page.goto(path);
    await untilPageIdle(page);

    const asked = [...new Set(requests.map((request) => request.url()))];
    const most = maxRequests(routes.find((route) => route.path === path));
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    expect(asked.some((url) => url.includes('/_astro/'))).toBe(true);
    const { seen, first } = await page.evaluate(() => ({
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      first: performance.getEntriesByType('resource').find(({ name }) => name.includes('SiteScript'))
        ?.startTime,
    }));
    expect(first, path).toBeGreaterThan(seen ?? Number.POSITIVE_INFINITY);
    await page.goto('about:blank');
  }
});
