/** Every built page opens without a complaint and fits the screen, down to 320 px. */
import type { Page } from 'playwright';
import { builtPages } from '#tests/helpers/built-site.ts';
import { expect, test } from '#tests/helpers/test.ts';

const NARROWEST = 320;

/** Pixels by which the page is wider than the screen, and what sticks out. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });
}

for (const { address } of builtPages) {
  const isNotFound = address.endsWith('/404');

  test.describe(address, () => {
    test.use({ expectedFaults: isNotFound ? /404 \(Not Found\)/ : undefined });

    test('opens, and fits', async ({ page, isMobile }) => {
      const response = await page.goto(isNotFound ? `${address}-of-nothing` : address);

      expect(response?.status()).toBe(isNotFound ? 404 : 200);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await overflow(page)).toEqual([]);
      if (!isMobile) return;
      await page.setViewportSize({ width: NARROWEST, height: 640 });
      expect(await overflow(page)).toEqual([]);
    });
  });
}
