/** All that a page asks for by itself, over the network as it is: files, pictures, answers of the API. */
import { mostRequests } from '#scripts/lib/page-requests.ts';
import { routes } from '#src/config/routes.ts';
import { untilPageIdle } from '#tests/helpers/page-idle.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

// One that is used, and one that asks for something when it rests; how much code each page asks for, tests/build counts.
test('a page asks for no more than it may until it is touched, and for no code before it is seen', async ({
  page,
}) => {
  for (const path of ['/', '/downloadlist']) {
    const { requests } = watchTraffic(page);
    await page.goto(path);
    await untilPageIdle(page);

    const asked = [...new Set(requests.map((request) => request.url()))];
    const most = mostRequests(routes.find((route) => route.path === path));
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
