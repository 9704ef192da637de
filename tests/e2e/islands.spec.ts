/** When islands hydrate, and what visitors did before. */
import type { Page } from 'playwright';
import { fixtureSiteFolder } from '#tests/helpers/fixture-site.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { holdCode, watchTraffic } from '#tests/helpers/traffic.ts';

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
