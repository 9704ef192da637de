/** An open page stays usable offline, and says so. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { noticesOf, noticesReady, showInterest } from '#tests/helpers/islands.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';

test.use({ ...handheld, expectedFaults: /ERR_INTERNET_DISCONNECTED/ });

test('shows a notice while offline; pages with forms do so without a touch', async ({ page, context }) => {
  const notices = noticesOf(page);
  await page.goto('/en/contact');
  await noticesReady(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(notices).toContainText('You’re offline');
  await context.setOffline(false);
  await expect(notices).toBeEmpty();

  await page.goto('/en');
  await expect(notices).toHaveRole('status');
  await showInterest(page);
  await noticesReady(page);
  await page.waitForLoadState('networkidle');
  await expect(notices).toBeEmpty();

  await context.setOffline(true);
  await expect(notices).toContainText('You’re offline');
  await page.getByRole('button', { name: dictionaries['en-US'].common.nav.menu }).click();
  await page.locator('[data-toggle-theme]:visible').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme');

  await context.setOffline(false);
  await expect(notices).toBeEmpty();
});
