/** What a page requests by itself, when its islands hydrate, and what visitors did before. */
import type { Page } from 'playwright';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { holdCode, untilPageIdle, watchTraffic } from '#tests/helpers/traffic.ts';

const island = (page: Page, id: string) => page.locator(`astro-island:has(#${id})`);

async function expectAwake(page: Page, id = 'near') {
  await expect(island(page, id)).not.toHaveAttribute('ssr');
}

test('an island sends once what was submitted before hydration, with the typed text', async ({ page }) => {
  const release = await holdCode(page);
  const traffic = watchTraffic(page);
  await page.goto('/feedback', { waitUntil: 'commit' });
  const form = page.locator('#apply');
  await form.locator('[name=content]').fill('都好');
  await form.locator('button[type=submit]').click({ clickCount: 3 });
  await expect(form.locator('astro-island')).toHaveAttribute('aria-busy');

  release();

  await expect(page.getByRole('definition').filter({ hasText: '都好' })).toBeVisible();
  expect(traffic.to('/feedback/add')).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('the fixture site', () => {
  test.use({ expectedFaults: /Content Security Policy|This document requires 'Trusted/ });

  test('islands do not hydrate out of view or without intent; policies allow the site’s own code, and block injected code', async ({
    page,
  }) => {
    const site = await serveFolder(fixtureSiteFolder);
    await page.goto(site.origin);
    await expectAwake(page);
    await expect(page.locator('#near [data-presses]')).toHaveText('0');
    await expect(page.locator('#near [data-sent]')).toHaveText('');
    await expect(island(page, 'far')).toHaveAttribute('ssr');
    await expect(island(page, 'wanted')).toHaveAttribute('ssr');

    await expect(page.locator('body')).toHaveAttribute('data-script', 'ran');
    expect(await page.locator('#between').evaluate((element) => element.clientHeight)).toBe(5000);

    await page.locator('#far').scrollIntoViewIfNeeded();
    await expectAwake(page, 'far');
    await page.locator('#wanted').getByLabel('Name').focus();
    await expectAwake(page, 'wanted');

    const outcome = await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('document.body.dataset.injected = "ran"');
      try {
        document.body.append(script);
        document.body.innerHTML = '<img src=x onerror="document.body.dataset.injected = 1">';
        return 'taken';
      } catch (error) {
        return String(error);
      }
    });

    expect(outcome).toContain('TrustedHTML');
    await expect(page.locator('body')).not.toHaveAttribute('data-injected');

    await site.close();
  });
});

/** Pages to read make 12 requests at most; home, forms and pages with live lists a few more. */
const requestsOf = Object.entries({
  ...{ '/about': 12, '/fees': 12, '/help/video': 12, '/protocol': 12, '/webtrial': 12 },
  ...{ '/': 16, '/downloadlist': 16, '/applications': 16, '/detect': 16, '/customer-service': 16 },
  ...{ '/register': 16, '/contact': 16, '/activity/recharge': 16 },
});

for (const [path, most] of requestsOf)
  test(`${path} makes at most ${most} requests until it is touched, besides pictures, and none for code before it is visible`, async ({
    page,
  }) => {
    const { requests } = watchTraffic(page);
    await page.goto(path);
    await untilPageIdle(page);

    const asked = requests.filter((request) => request.resourceType() !== 'image');
    const addresses = new Set(asked.map((request) => request.url()));
    expect(addresses.size, [...addresses].join('\n')).toBeLessThanOrEqual(most);
    const { seen, first } = await page.evaluate(() => ({
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      first: performance.getEntriesByType('resource').find(({ name }) => name.includes('SiteScript'))
        ?.startTime,
    }));
    expect(first).toBeGreaterThan(seen ?? Number.POSITIVE_INFINITY);
  });
