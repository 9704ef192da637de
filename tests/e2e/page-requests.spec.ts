/** All that a page asks for by itself, over the network as it is: files, pictures, answers of the API. */
import { mostRequests } from '#scripts/lib/page-requests.ts';
import { routes } from '#src/config/routes.ts';
import { untilPageIdle } from '#tests/helpers/page-idle.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

// One that is used and one that is read; how much code each page asks for, tests/build counts.
for (const path of ['/', '/about']) {
  const most = mostRequests(routes.find((route) => route.path === path));

  test(`${path} asks for at most ${most} things until it is touched, and for no code before it is seen`, async ({
    page,
  }) => {
    const { requests } = watchTraffic(page);
    await page.goto(path);
    await untilPageIdle(page);

    const asked = [...new Set(requests.map((request) => request.url()))];
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
    expect(asked.some((url) => url.includes('/_astro/'))).toBe(true);
    const { seen, first } = await page.evaluate(() => ({
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      first: performance.getEntriesByType('resource').find(({ name }) => name.includes('SiteScript'))
        ?.startTime,
    }));
    expect(first).toBeGreaterThan(seen ?? Number.POSITIVE_INFINITY);
  });
}
