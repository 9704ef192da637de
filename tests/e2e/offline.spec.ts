/** A page that was open stays usable without a network, and says so. */
import { expect, test } from '#tests/helpers/test.ts';

test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

test('tells that the network is gone, and takes it back', async ({ page, context }) => {
  await page.goto('/en');
  await page.waitForLoadState('networkidle');
  const notices = page.locator('[data-notices]');
  await expect(notices).toBeEmpty();

  await context.setOffline(true);
  await expect(notices).toContainText('The network is gone');
  await page.locator('[data-toggle-theme]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme');

  await context.setOffline(false);
  await expect(notices).toBeEmpty();
});
