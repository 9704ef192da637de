/** What a page requests by itself, when its islands hydrate, and what visitors did before. */
import type { Page } from 'playwright';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { holdCode, untilPageIdle, watchTraffic } from '#tests/helpers/traffic.ts';
import { maxRequests } from '#scripts/lib/page-requests.ts';
import { routes } from '#src/config/routes.ts';

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
