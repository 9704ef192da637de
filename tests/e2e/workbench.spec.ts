/**
 * The workbench with a connected client: connection, tabs, and a change of user. workbench-actions tests the requests
 * of each panel, the unit tests of the stores test the answers.
 */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import { handheld } from '#tests/helpers/test.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage, type Tab } from '#tests/helpers/workbench-page.ts';

const SAFE = 'Harbor & Pine';
const PANELS: readonly Tab[] = [
  ...(['shops', 'favourites', 'plugins', 'gateway'] as const),
  ...(['account', 'system', 'logs', 'payment'] as const),
];
const NARROWEST = { ...handheld, viewport: { width: 320, height: 640 } };
/** tests/a11y runs on every page. */
const AROUND = ['body > header', 'body > footer'];
const SIGNED_OUT = { signedIn: false, isGuest: true, userName: null, role: null };

for (const [index, locale] of localeCodes.entries()) {
  const colorScheme = index === 0 ? 'light' : 'dark';
  const story = `§2.40 connects by itself in ${locale}, lists the forty shops of the client, and every panel is accessible, ${colorScheme}`;
  test.describe(() => {
    test.use(colorScheme === 'dark' ? NARROWEST : {});
    test(story, async ({ page, client }) => {
      test.slow(); // eight panels, each looked at by a hundred rules
      const bench = workbenchPage(page, locale);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await bench.open();
      await expect(page.locator('#browser-workbench')).toBeVisible();
      await expect(
        bench.panel.getByText(filled(bench.texts.shops.count, { shown: 40, total: 40 })),
      ).toBeVisible();
      await expect(bench.row(SAFE)).toContainText('192.0.2.2');
      expect(client.pageCount).toBe(1);

      const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      for (const name of PANELS) {
        await bench.go(name);
        await expect(bench.panel.getByText(bench.texts.state.loading)).toHaveCount(0);
        expect.soft(await isWithin(), `${name} is too wide`).toBe(true);
        // The languages differ in text only, so each panel is examined in one of them.
        if (inTurn(PANELS.indexOf(name)) !== locale) continue;
        expect.soft(await findBarriers(page, AROUND), name).toEqual([]);
      }
      await bench.go('shops');
      const { details, tag } = dictionaries[locale].workbenchShop;
      await bench.button(filled(details, { name: SAFE })).click();
      await expect(bench.shop(SAFE).getByLabel(tag.title, { exact: true })).toBeVisible();
      expect.soft(await isWithin(), 'a shop beside the list is too wide').toBe(true);
      expect.soft(await findBarriers(page, AROUND), 'a shop beside the list').toEqual([]);
    });
  });
}

test('an application chosen in the market is added; the address names the tab and restores it; otherwise the client remembers it', async ({
  page,
  client,
}) => {
  const bench = workbenchPage(page);
  const { asked, askedAdd } = dictionaries['en-US'].workbenchTools.plugins;
  await page.goto('/en/fees');
  await page.goto('/en/app/site?plugin=title-check#plugins');
  await expect(bench.panel.getByText(filled(asked, { name: 'Title Check' }))).toBeVisible();
  await bench.button(askedAdd).click();
  await expect(bench.row('title-check')).toBeVisible();
  expect(client.state.plugins.find(({ id }) => id === 'title-check')?.installed).toBe(true);
  await expect(page).toHaveURL(/\/en\/app\/site#plugins$/);
  await bench.button(`${bench.texts.plugins.remove} title-check`).click();
  await bench.confirm();
  // The pressed button is removed with its row.
  await expect(bench.panel.locator('.wb-list')).toBeFocused();

  await bench.go('account');
  await expect(page).toHaveURL(/\/en\/app\/site#account$/);
  await bench.go('system');
  await expect(page).toHaveURL(/#system$/);
  await page.goto('/en/contact');
  await page.goBack();
  await expect(bench.tab('system')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  // All tabs are one history entry.
  await expect(page).toHaveURL(/\/en\/fees$/);

  await bench.open();
  await expect(page).toHaveURL(/#system$/);
  await page.goto('/en/app/site#logs');
  await expect(bench.tab('logs')).toHaveAttribute('aria-selected', 'true');
});

test('§6.5 the arrow keys move through the tabs; signing out leaves a guest’s rights; the log has the reason of a failure, and no password', async ({
  page,
  client,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = workbenchPage(page);
  const { account, payment, shops } = bench.texts;
  const { logs } = dictionaries['en-US'].workbenchTools;
  await bench.open();
  await expect(bench.row(SAFE)).toBeVisible();
  await bench.tab('shops').focus();
  for (const [key, name] of [
    ['ArrowRight', 'favourites'],
    ['ArrowDown', 'plugins'],
    ['ArrowLeft', 'favourites'],
    ['End', 'payment'],
    ['ArrowRight', 'shops'],
    ['ArrowUp', 'payment'],
    ['Home', 'shops'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(bench.tab(name)).toBeFocused();
    await expect(bench.tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await bench.go('account');
  await expect(bench.panel).toContainText('harbor_boss');
  await expect(bench.panel).toContainText(account.roles.boss);

  await bench.button(account.signOut).click();
  await bench.confirm();
  await expect(bench.panel.getByRole('heading', { name: account.guest })).toBeVisible();
  expect(client.state.login).toEqual(SIGNED_OUT);
  await bench.go('payment');
  await expect(bench.panel.getByText(payment.guest)).toBeVisible();
  await bench.panel.getByRole('button', { name: account.signIn }).click();
  await expect(bench.tab('account')).toBeFocused();
  await bench.go('shops');
  // The team's shops are removed with the sign-out.
  await expect(bench.panel.getByText(filled(shops.count, { shown: 3, total: 3 }))).toBeVisible();
  await page.getByLabel(`${shops.more} ${SAFE}`).click();
  await expect(bench.button(shops.cache)).toBeVisible();
  await expect(bench.button(shops.data)).toHaveCount(0);

  await bench.go('account');
  await bench.button(account.signIn).click();
  await expect(page.getByRole('alert')).toHaveText(account.required);
  await bench.signIn('harbor_staff', 'Geheim2026');
  await expect(page.getByRole('alert').filter({ hasText: '用户名或密码错误' })).toBeVisible();
  await expect(page.getByLabel(account.userName)).toHaveValue('harbor_staff');
  await expect(page.getByLabel(account.password)).toBeFocused();

  await bench.go('logs');
  const rows = bench.panel.getByRole('row');
  await expect(rows.filter({ hasText: 'browserManager.GetStoreList' }).first()).toBeVisible();
  await page.getByLabel(logs.failures).check();
  await expect(rows.filter({ hasText: 'clientAuthentication.Login' })).toContainText('用户名或密码错误');
  await page.getByLabel(logs.failures).uncheck();
  await bench.button(logs.copy).click();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('connection: connected');
  expect(report).toContain('clientAuthentication.Login refused');
  expect(report).not.toContain('Geheim2026');
  await bench.button(logs.clear).click();
  await expect(bench.panel.getByText(logs.none)).toBeVisible();

  await bench.go('account');
  await bench.signIn('harbor_staff', 'Harbor2026');
  await expect(bench.panel).toContainText(account.roles.employee);
  await bench.go('shops');
  // This user has access to twelve of the forty.
  await expect(bench.panel.getByText(filled(shops.count, { shown: 12, total: 12 }))).toBeVisible();
});
