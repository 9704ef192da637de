/** The sidebar: a rail on a desk, one button on a phone; chat in a window of its own; the way up. */
import type { Page } from 'playwright';
import { customerServiceStatus } from '#src/api/contract/customer-service.ts';
import { qrLiveCode } from '#src/api/contract/live.ts';
import { answerCall } from '#tests/helpers/api-replies.ts';
import { expect, test } from '#tests/helpers/test.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1360;

async function openList(page: Page) {
  await page.waitForLoadState('networkidle');
  if (isPhone(page)) await page.locator('.side__toggle').click();
  await expect(page.locator('#side-list')).toBeVisible();
}

async function dismissConsent(page: Page) {
  await page.locator('[data-consent-answer="refused"]').click();
}

test('opens the chat in a window of 750 by 693 that cannot reach back', async ({ page, context }) => {
  await page.goto('/en/privacy-choices');
  await dismissConsent(page);
  await openList(page);
  const opening = context.waitForEvent('page');

  await page.locator('#service-icon-button').click();

  const popup = await opening;
  await popup.waitForURL('**/en/customer-service');
  expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
  if (!isPhone(page)) {
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([750, 693]);
  }
});

test('touches no third party before or at the click without an external desk', async ({ page, context }) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(test.info().project.use.baseURL ?? '-')) foreign.push(request.url());
  });
  await page.goto('/privacy-choices');
  await dismissConsent(page);
  await openList(page);
  await page.locator('[data-chat="presales"]').click();
  await page.waitForLoadState('networkidle');

  expect(foreign).toEqual([]);
});

for (const online of [true, false]) {
  test(`says that the desk is ${online ? 'online' : 'away'}`, async ({ page }) => {
    await answerCall(page, customerServiceStatus, { online });
    await page.goto('/privacy-choices');
    await dismissConsent(page);
    await openList(page);
    await page.locator('#side-list').hover();

    await expect(page.locator('#service-icon-button [data-chat-state]')).toHaveAttribute(
      'data-chat-state',
      online ? 'online' : 'offline',
    );
  });
}

test('shows the live QR code in place of the default, and the default where it fails', async ({ page }) => {
  await answerCall(page, qrLiveCode, {
    code: 'c',
    botton_menu_qrcode: '',
    sidebar_qrcode: '/images/qr/business.svg',
    name: 'n',
  });
  await page.goto('/privacy-choices');
  await dismissConsent(page);
  await openList(page);
  await expect(page.locator('#side-qr img')).toHaveAttribute('src', '/images/qr/sidebar.svg');

  await page.locator('[data-open-qr]').click();

  await expect(page.locator('#side-qr')).toBeVisible();
  await expect(page.locator('#side-qr img')).toHaveAttribute('src', /business\.svg$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-qr')).toBeHidden();
});

test.describe('back to the top', () => {
  /** Positions of the page, from the click on. */
  async function climb(page: Page): Promise<number[]> {
    await page.goto('/');
    await dismissConsent(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo({ top: 3200, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: 3100, behavior: 'instant' }));
    await openList(page);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      const original = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        seen.push(options.top ?? -1);
        original(options);
      }) as typeof window.scrollTo;
    });
    await page.locator('[data-to-top]').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    return page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  }

  test('takes 16 equal steps', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const seen = await climb(page);

    expect(seen).toHaveLength(16);
    const sizes = seen.map((top, index) => Math.round((seen[index - 1] ?? 3100) - top));
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  test('jumps where the visitor asks for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });

    expect(await climb(page)).toEqual([0]);
  });
});

test('steps aside on a phone while reading on', async ({ page }) => {
  await page.goto('/');
  await dismissConsent(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.locator('html')).toHaveAttribute('data-reading');

  await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }));

  await expect(page.locator('html')).not.toHaveAttribute('data-reading');
});
