/** Two tabs of one browser and one client: one of them is connected, the other says so and can have the client. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { SAMPLE_CODE } from '#server/client-simulator/accounts.ts';
import { setOut } from '#tests/helpers/sign-in.ts';
import { expect, test, workbenchPage, type WorkbenchPage } from '#tests/helpers/workbench-page.ts';

const SHOP = 'Harbor & Pine';

function socketsOf(page: Page): string[] {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return sockets;
}

/** That nothing is wrong, and where the client is; no code for support. */
async function tellsOfOtherTab({ doctor, texts: { turn } }: WorkbenchPage): Promise<void> {
  await expect(doctor.getByRole('heading')).toHaveText(
    new RegExp(`^(${turn.elsewhere.title}|${turn.taken.title})$`),
  );
  await expect(doctor).not.toContainText('other-tab');
}

/** The workbench with its shops, and beside it a tab that has not been anywhere yet. */
async function openWithTab(page: Page, locale: Locale) {
  const bench = workbenchPage(page, locale);
  await bench.open();
  await expect(bench.row(SHOP)).toBeVisible();
  const other = await page.context().newPage();
  return { bench, tab: { page: other, sockets: socketsOf(other) } };
}

test('§7.35 says which tab has the client, hands it from one to the other with what was half typed, and to the one that stays', async ({
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

  await test.step('from one to the other', async () => {
    await second.button(turn.here).click();
    // The client remembers the part that was looked at last.
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

  await test.step('a question that was open is closed', async () => {
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

  await test.step('the one with the client goes to another page, and asks for it on the way back', async () => {
    await page.goto(localizedPath('en-US', '/about'));
    await expect(second.panel).toBeVisible();
    await page.goBack();
    await tellsOfOtherTab(first);
    await expect.poll(() => client.pageCount).toBe(1);
  });

  await test.step('the one with the client crashes', async () => {
    const crash = tab.page.waitForEvent('crash');
    const session = await context.newCDPSession(tab.page);
    // Never answered: there is nobody left to do it.
    void session.send('Page.crash').catch(() => undefined);
    await crash;

    await expect(first.panel).toBeVisible();
    await expect(first.doctor).toBeHidden();
    await expect.poll(() => client.pageCount).toBe(1);
  });
});

test('§7.35 leaves the client to the workbench in another tab until the visitor wants a sign-in there; closed, it leaves it', async ({
  page,
  client,
}) => {
  const { bench, tab } = await openWithTab(page, 'zh-CN');
  const { turn } = bench.texts;
  const state = await setOut(tab.page, 'zh-CN');
  await tab.page.goto(`${localizedPath('zh-CN', '/oauth')}?code=${SAMPLE_CODE}&state=${state}`);

  // It waits for a tab that only has a question before it says so.
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

  // The workbench has it again by itself.
  await expect(bench.row(SHOP)).toBeVisible();
  await expect(bench.doctor).toBeHidden();
  await expect.poll(() => client.pageCount).toBe(1);

  const second = workbenchPage(tab.page, 'zh-CN');
  await second.open();
  await tellsOfOtherTab(second);
  await page.close();
  await expect(second.row(SHOP)).toBeVisible();
  await expect(second.doctor).toBeHidden();
  expect(client.pageCount).toBe(1);
});
