/**
 * Code that is lost on the way, or removed by a new deployment: one reload, and only passwords and codes are typed
 * again. A lost file stays lost until the reload, as in browsers that cache a failed import.
 */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import { untilPageIdle, watchTraffic } from '#tests/helpers/traffic.ts';
import { newVisitor } from '#tests/helpers/form-pages.ts';
import { expect, test } from '#tests/helpers/test.ts';

test.use({ locale: 'en-US', expectedFaults: /Failed to load resource|ERR_|hydrat/ });

const { lostCode } = dictionaries['en-US'].common;
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: lostCode.text });

/** @returns a function that lets all requests through again */
async function lose(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

async function reload(page: Page, press: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), press()]);
}

test('a form that loses any one file is sent after one reload with the typed text', async ({ page }) => {
  test.setTimeout(120_000);
  const { requests } = watchTraffic(page);
  await page.goto('/en/feedback');
  await page.locator('astro-island:not([ssr]) form').waitFor();
  await untilPageIdle(page);
  const files = [...new Set(requests.map((request) => new URL(request.url()).pathname))].filter((path) =>
    path.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(4);

  for (const file of files) {
    await test.step(file, async () => {
      const content = `It works ${newVisitor().phone}`;
      const restore = await lose(page, new RegExp(RegExp.escape(file)));
      await page.goto('/en/feedback');
      await page.locator('#apply [name=content]').fill(content);
      await expect(notice(page).or(page.locator('astro-island:not([ssr]) form'))).toBeVisible();
      await restore();

      const send = page.locator('#apply button[type=submit]');
      if (await notice(page).isVisible()) await reload(page, () => send.click());
      await expect(page.locator('#apply [name=content]')).toHaveValue(content);
      await send.click();

      await expect(page.getByRole('definition').filter({ hasText: content })).toBeVisible();
    });
  }
});

test('a reload restores every kind of entry except passwords and codes', async ({ page }) => {
  const restore = await lose(page, /Register\./);
  await page.goto('/en/register');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();
  const field = (name: string) => page.locator(`form [name=${name}]`);
  for (const name of ['phone', 'user_name', 'company_name', 'password', 'code'])
    await field(name).fill('12345678');
  await field('agreement').check();
  await page.locator('form [name=type]').nth(1).check();
  await restore();

  await reload(page, () => page.getByRole('button', { name: lostCode.reload }).click());

  await expect(notice(page)).toBeHidden();
  await page.locator('astro-island:not([ssr]) form').waitFor();
  for (const name of ['phone', 'user_name', 'company_name'])
    await expect(field(name)).toHaveValue('12345678');
  for (const name of ['password', 'code']) await expect(field(name)).toHaveValue('');
  await expect(field('agreement')).toBeChecked();
  await expect(page.locator('form [name=type]').nth(1)).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.getItem('typedValues'))).toBeNull();
});

test('a page ignores lost optional code, offers a reload when a part fails twice, and reloads when the network is back', async ({
  page,
  context,
}) => {
  const restoreQuiet = await lose(page, /(live-values|coupons|site-wide)\.[\w-]+\.js/);
  const isLost = page.waitForEvent('requestfailed');
  await page.goto('/en');
  await page.keyboard.press('Tab');
  await isLost;
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toBeHidden();
  await restoreQuiet();

  const restoreStyle = await lose(page, /site-wide\.[\w-]+\.css/);
  await page.goto('/en/contact');
  await expect(notice(page)).toBeVisible();
  await restoreStyle();
  await reload(page, () => page.getByRole('button', { name: lostCode.reload }).click());
  await expect(notice(page)).toBeHidden();

  const { state, remedies } = dictionaries['en-US'].workbench;
  const restorePanels = await lose(page, /Panels\./);
  await page.goto(localizedPath('en-US', '/app/site'));
  await page.getByRole('button', { name: remedies.demo }).click();
  await expect(page.getByText(state.fallback)).toBeVisible();
  await page.getByRole('button', { name: state.retry }).click();
  await expect(notice(page)).toBeVisible();
  await restorePanels();
  await reload(page, () => page.getByRole('button', { name: lostCode.reload }).click());
  await page.getByRole('button', { name: remedies.demo }).click();
  await expect(page.getByText(state.fallback)).toBeHidden();

  const restoreForm = await lose(page, /RequestForm\./);
  await page.goto('/en/feedback');
  await expect(notice(page)).toBeVisible();
  await page.locator('#apply [name=content]').fill('It works');
  await context.setOffline(true);
  await page.locator('#apply button[type=submit]').click();
  await expect(page.locator('#apply [name=content]')).toHaveValue('It works');
  await restoreForm();
  await reload(page, () => context.setOffline(false));
  await expect(page.locator('#apply [name=content]')).toHaveValue('It works');
  await expect(notice(page)).toBeHidden();
});
