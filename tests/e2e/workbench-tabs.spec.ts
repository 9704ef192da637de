/** Two tabs of one browser and one client: one of them is connected, the other says so and can have the client. */
import type { BrowserContext, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { SAMPLE_CODE } from '#server/client-simulator/accounts.ts';
import { setOut } from '#tests/helpers/sign-in.ts';
import { expect, test, workbenchPage, type WorkbenchPage } from '#tests/helpers/workbench-page.ts';

const SHOP = 'Harbor & Pine';

/** The addresses of the sockets that the page opens. */
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

async function newTab(context: BrowserContext) {
  const page = await context.newPage();
  return { page, sockets: socketsOf(page) };
}

/** The workbench with its shops, and beside it a tab that has not been anywhere yet. */
async function openWithTab(page: Page, locale?: Locale) {
  const bench = workbenchPage(page, locale);
  await bench.open();
  await expect(bench.row(SHOP)).toBeVisible();
  return { bench, tab: await newTab(page.context()) };
}

/** The workbench in two tabs, of which the first has the client. */
async function openTwice(page: Page) {
  const { bench: first, tab } = await openWithTab(page);
  const second = workbenchPage(tab.page);
  await second.open();
  await tellsOfOtherTab(second);
  return { first, second };
}

for (const locale of localeCodes) {
  const { turn } = dictionaries[locale].workbench;

  test(`§7.35 says in ${locale} which tab has the client, and hands it from one to the other`, async ({
    page,
    client,
  }) => {
    const { bench: first, tab } = await openWithTab(page, locale);
    const second = workbenchPage(tab.page, locale);
    await second.open();

    await expect(second.doctor).toContainText(turn.elsewhere.title);
    await expect(second.doctor).toContainText(turn.elsewhere.text);
    await expect(second.panel).toHaveCount(0);
    expect(tab.sockets).toEqual([]);
    expect(client.pageCount).toBe(1);
    expect(await findBarriers(tab.page)).toEqual([]);

    await second.button(turn.here).click();
    await expect(second.row(SHOP)).toBeVisible();
    await expect(first.doctor).toContainText(turn.taken.title);
    await expect(first.panel).toBeHidden();
    await expect.poll(() => client.pageCount).toBe(1);
    expect(await findBarriers(page)).toEqual([]);

    await first.button(turn.here).click();
    await expect(first.row(SHOP)).toBeVisible();
    await expect(second.doctor).toContainText(turn.taken.title);
    await expect.poll(() => client.pageCount).toBe(1);

    await page.close();
    await expect(second.row(SHOP)).toBeVisible();
    await expect(second.doctor).toBeHidden();
    expect(client.pageCount).toBe(1);
  });
}

test('keeps what was half typed, and closes a question that was open', async ({ page, context, client }) => {
  const first = workbenchPage(page);
  const { plugins, system, turn } = first.texts;
  await first.open();
  await first.go('plugins');
  await first.panel.getByLabel(plugins.addLabel).fill('half-typ');
  const second = workbenchPage((await newTab(context)).page);
  await second.open();
  await second.button(turn.here).click();
  // The client remembers the part that was looked at last.
  await expect(second.tab('plugins')).toBeVisible();
  await tellsOfOtherTab(first);

  await first.button(turn.here).click();
  await expect(first.panel.getByLabel(plugins.addLabel)).toHaveValue('half-typ');

  await first.go('system');
  await first.button(system.restart).click();
  await expect(first.dialog).toBeVisible();
  await second.button(turn.here).click();
  await expect(first.dialog).toBeHidden();
  await first.button(turn.here).click();
  await first.button(system.restart).click();
  await expect(first.dialog).toBeVisible();
  expect(client.pageCount).toBe(1);
});

test('goes to the other tab when the first one goes on to another page, and is asked for on the way back', async ({
  page,
  client,
}) => {
  const { first, second } = await openTwice(page);

  await page.goto(localizedPath('en-US', '/about'));
  await expect(second.row(SHOP)).toBeVisible();
  await page.goBack();
  await tellsOfOtherTab(first);
  expect(client.pageCount).toBe(1);
});

test('goes to the other tab when the first one crashes', async ({ page, context, client }) => {
  const { second } = await openTwice(page);

  const crash = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // Never answered: there is nobody left to do it.
  void session.send('Page.crash').catch(() => undefined);
  await crash;

  await expect(second.row(SHOP)).toBeVisible();
  expect(client.pageCount).toBe(1);
});

test('leaves the client to the workbench in another tab until the visitor wants a sign-in there', async ({
  page,
  client,
}) => {
  const { bench, tab } = await openWithTab(page);
  const { turn } = bench.texts;
  const state = await setOut(tab.page, 'en-US');
  await tab.page.goto(`${localizedPath('en-US', '/oauth')}?code=${SAMPLE_CODE}&state=${state}`);

  // It waits for a tab that only has a question before it says so.
  await expect(tab.page.getByRole('heading', { name: turn.elsewhere.title })).toBeVisible({
    timeout: 15_000,
  });
  expect(tab.sockets).toEqual([]);
  expect(client.pageCount).toBe(1);
  expect(await findBarriers(tab.page)).toEqual([]);

  await tab.page.getByRole('button', { name: turn.here }).click();
  const { done } = dictionaries['en-US'].redirectAndAccount.oauth;
  await expect(tab.page.getByRole('heading', { name: done.title })).toBeVisible();
  expect(tab.sockets).toHaveLength(1);

  // The workbench has it again by itself.
  await expect(bench.row(SHOP)).toBeVisible();
  await expect(bench.doctor).toBeHidden();
  await expect.poll(() => client.pageCount).toBe(1);
});
