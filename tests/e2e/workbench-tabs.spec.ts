/** Two tabs of one browser and one client: one is connected, the other says so and can take over. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { SAMPLE_CODE } from '#server/client-simulator/accounts.ts';
import { setOut } from '#tests/helpers/sign-in.ts';
import { watchSockets } from '#tests/helpers/traffic.ts';
import { expect, test, workbenchPage, type WorkbenchPage } from '#tests/helpers/workbench-page.ts';

const SHOP = 'Harbor & Pine';

/** Checks that nothing is wrong, and where the client is connected; no code for support. */
async function tellsOfOtherTab({ doctor, texts: { turn } }: WorkbenchPage): Promise<void> {
  await expect(doctor.getByRole('heading')).toHaveText(
    new RegExp(`^(${turn.elsewhere.title}|${turn.taken.title})$`),
  );
  await expect(doctor).not.toContainText('other-tab');
}

/** The workbench with its shops, and an empty tab beside it. */
async function openWithTab(page: Page, locale: Locale) {
  const bench = workbenchPage(page, locale);
  await bench.open();
  await expect(bench.row(SHOP)).toBeVisible();
  const other = await page.context().newPage();
  return { bench, tab: { page: other, sockets: watchSockets(other) } };
}

test('§7.35 says which tab is connected, moves the connection without losing typed text, and to the remaining tab', async ({
  page,
  context,
  client,
}) => {
  const { bench: first, tab } = await openWithTab(page, 'en-US');
  const { plugins, system, turn } = first.texts;
  const second = workbenchPage(tab.page);
  await first.go('plugins');
  await first.panel.getByLabel(plugins.addLabel).fill('half-typ');
  await second.open();

  await expect(second.doctor).toContainText(turn.elsewhere.title);
  await expect(second.doctor).toContainText(turn.elsewhere.text);
  await expect(second.panel).toHaveCount(0);
  expect(tab.sockets).toEqual([]);
  expect(client.pageCount).toBe(1);
  expect(await findBarriers(tab.page)).toEqual([]);

  await test.step('from one tab to the other', async () => {
    await second.button(turn.here).click();
    // The client remembers the last panel.
    await expect(second.tab('plugins')).toHaveAttribute('aria-selected', 'true');
    await expect(first.doctor).toContainText(turn.taken.title);
    await expect(first.panel).toBeHidden();
    await expect.poll(() => client.pageCount).toBe(1);
    expect(await findBarriers(page)).toEqual([]);

    await first.button(turn.here).click();
    await expect(first.panel.getByLabel(plugins.addLabel)).toHaveValue('half-typ');
    await expect(second.doctor).toContainText(turn.taken.title);
    await expect.poll(() => client.pageCount).toBe(1);
  });

  await test.step('an open question is closed', async () => {
    await first.go('system');
    await first.button(system.restart).click();
    await expect(first.dialog).toBeVisible();
    await second.button(turn.here).click();
    await expect(first.dialog).toBeHidden();
    await first.button(turn.here).click();
    await first.button(system.restart).click();
    await expect(first.dialog).toBeVisible();
    await expect.poll(() => client.pageCount).toBe(1);
  });

  await test.step('the connected tab goes to another page, and asks again after Back', async () => {
    await page.goto(localizedPath('en-US', '/about'));
    await expect(second.panel).toBeVisible();
    await page.goBack();
    await tellsOfOtherTab(first);
    await expect.poll(() => client.pageCount).toBe(1);
  });

  await test.step('the connected tab crashes', async () => {
    const crash = tab.page.waitForEvent('crash');
    const session = await context.newCDPSession(tab.page);
    // Never settles, since the page has crashed.
    void session.send('Page.crash').catch(() => undefined);
    await crash;

    await expect(first.panel).toBeVisible();
    await expect(first.doctor).toBeHidden();
    await expect.poll(() => client.pageCount).toBe(1);
  });
});

test('§7.35 leaves the connection to another tab’s workbench until the visitor signs in there, and returns it', async ({
  page,
  client,
}) => {
  const { bench, tab } = await openWithTab(page, 'zh-CN');
  const { turn } = bench.texts;
  const state = await setOut(tab.page, 'zh-CN');
  await tab.page.goto(`${localizedPath('zh-CN', '/oauth')}?code=${SAMPLE_CODE}&state=${state}`);

  // It first waits, since the other tab might send only one request.
  await expect(tab.page.getByRole('heading', { name: turn.elsewhere.title })).toBeVisible({
    timeout: 15_000,
  });
  expect(tab.sockets).toEqual([]);
  expect(client.pageCount).toBe(1);
  expect(await findBarriers(tab.page)).toEqual([]);

  await tab.page.getByRole('button', { name: turn.here }).click();
  const { done } = dictionaries['zh-CN'].redirectAndAccount.oauth;
  await expect(tab.page.getByRole('heading', { name: done.title })).toBeVisible();
  expect(tab.sockets).toHaveLength(1);

  // The workbench reconnects by itself.
  await expect(bench.row(SHOP)).toBeVisible();
  await expect(bench.doctor).toBeHidden();
  await expect.poll(() => client.pageCount).toBe(1);
});
