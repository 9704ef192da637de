/** Several shops at once, the command bar, the log, and what page and client do for each other. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { expect, filled, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

const { workbenchShop: shopTexts, workbenchTools: tools } = dictionaries['en-US'];
const { bulk } = shopTexts;

test('several shops are opened with one question, and each has its result', async ({ page, client }) => {
  const bench = workbenchPage(page);
  await bench.open();
  for (const name of ['Harbor & Pine', 'Northlight Home', 'Casa Naranja']) {
    await page.getByLabel(filled(bulk.choose, { name })).check();
  }
  await expect(page.getByLabel(filled(bulk.chosen, { number: 3 }))).toBeVisible();
  client.state.stores = client.state.stores.filter(({ name }) => name !== 'Casa Naranja');

  await bench.button(bulk.kinds.open).click();
  await expect(bench.dialog).toContainText(filled(bulk.risky, { number: 1 }));
  await bench.confirm(bulk.kinds.open);

  await expect(page.getByText(filled(bulk.over, { done: 2, total: 3 }))).toBeVisible();
  await page.getByText(bulk.results).click();
  await expect(page.getByText('Casa Naranja: 店铺不存在')).toBeVisible();
  await expect(page.getByText(`Harbor & Pine: ${bulk.done}`)).toBeVisible();
  // What failed stays chosen.
  await expect(page.getByLabel(filled(bulk.choose, { name: 'Casa Naranja' }))).toBeChecked();
  await expect(page.getByLabel(filled(bulk.choose, { name: 'Harbor & Pine' }))).not.toBeChecked();
  await bench.button(bulk.dismiss).click();
  await expect(page.getByText(bulk.results)).toBeHidden();
});

test('many shops are opened group by group, after it is said what they need', async ({ page, client }) => {
  const bench = workbenchPage(page);
  await bench.open();
  await page.getByLabel(bulk.all).check();
  await bench.button(bulk.kinds.open).click();
  await expect(bench.dialog).toContainText(filled(bulk.memory, { need: '20 GB', each: '500 MB' }));
  await expect(bench.dialog).toContainText(filled(bulk.has, { memory: '16 GB' }));
  await bench.confirm(filled(bulk.inGroups, { number: 10 }));

  await bench.button(filled(bulk.next, { number: 10 })).waitFor();
  expect(client.state.stores.filter(({ status }) => status !== 'closed')).toHaveLength(10);
  await bench.button(filled(bulk.next, { number: 10 })).click();
  await expect(page.getByText(filled(bulk.underWay, { done: 20, total: 40 }))).toBeVisible();
  await bench.button(bulk.stop).click();

  await expect(page.getByText(filled(bulk.over, { done: 20, total: 40 }))).toBeVisible();
  await expect(page.getByLabel(filled(bulk.chosen, { number: 20 }))).toBeVisible();
});

test('a white list is checked line by line before the client gets any of it', async ({ page, client }) => {
  const bench = workbenchPage(page);
  const { whitelist } = shopTexts;
  await bench.open();
  await bench.button(filled(shopTexts.details, { name: 'Harbor & Pine' })).click();
  await expect(page.getByRole('heading', { name: 'Harbor & Pine' })).toBeFocused();
  const list = page.getByLabel(whitelist.title, { exact: true });

  await list.fill('a.example\nnot an address\nA.example');
  await bench.button(whitelist.save).click();
  await expect(page.getByText(filled(whitelist.invalid, { line: 2, text: 'not an address' }))).toBeVisible();
  await expect(page.getByText(filled(whitelist.duplicate, { line: 3, text: 'A.example' }))).toBeVisible();
  expect(client.state.stores[0]?.whitelist).toEqual([]);

  await list.fill('a.example\n*.b.example');
  await bench.button(whitelist.save).click();
  await expect(page.getByText(filled(whitelist.done, { name: 'Harbor & Pine', number: 2 }))).toBeVisible();
  expect(client.state.stores[0]?.whitelist).toEqual(['a.example', '*.b.example']);

  await page.keyboard.press('Escape');
  await expect(bench.shop('Harbor & Pine')).toHaveCount(0);
  await expect(bench.button(filled(shopTexts.details, { name: 'Harbor & Pine' }))).toBeFocused();
});

test('everything is three keys away', async ({ page, client }) => {
  const bench = workbenchPage(page);
  const { commands } = tools;
  await bench.open();
  await expect(bench.row('Harbor & Pine')).toBeVisible();
  expect(client.pageCount).toBe(1);
  const box = page.getByRole('combobox', { name: commands.label });

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('maple');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Maple Row Kitchen');
  await page.keyboard.press('Control+Enter');
  await bench.shopIs('Maple Row Kitchen', 'open');
  await page.keyboard.press('Control+k');
  await box.fill('maple close');
  await page.keyboard.press('Enter');
  await bench.shopIs('Maple Row Kitchen', 'closed');
  await page.keyboard.press('Control+k');
  await box.fill('maple');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Maple Row Kitchen' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await box.fill('logs');
  await page.keyboard.press('Enter');
  await expect(bench.tab('logs')).toHaveAttribute('aria-selected', 'true');

  await bench.button(commands.open).click();
  await box.fill('no such thing');
  await expect(page.getByText(commands.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  await page.keyboard.press('Control+k');
  await box.fill('exchange');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(filled(tools.favourites.opened, { title: 'Exchange rates' }))).toBeVisible();
  expect(client.state.tabs.at(-1)?.url).toBe('https://www.xe.com/');

  await page.keyboard.press('Alt+6');
  await expect(bench.tab('system')).toBeFocused();
  await expect(bench.tab('system')).toHaveAttribute('aria-selected', 'true');
});

test('the log has what was asked and why it failed, and no password', async ({ page, client, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const bench = workbenchPage(page);
  const { account } = bench.texts;
  client.state.login = { signedIn: false, isGuest: true, userName: null, role: null };
  await bench.open();
  await bench.go('account');
  await page.getByLabel(account.userName).fill('harbor_boss');
  await page.getByLabel(account.password).fill('Geheim2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '用户名或密码错误' })).toBeVisible();

  await bench.go('logs');
  const rows = bench.panel.getByRole('row');
  await expect(rows.filter({ hasText: 'browserManager.GetStoreList' }).first()).toBeVisible();
  await page.getByLabel(tools.logs.failures).check();
  await expect(rows.filter({ hasText: 'clientAuthentication.Login' })).toContainText('用户名或密码错误');
  await page.getByLabel(tools.logs.failures).uncheck();
  await bench.button(tools.logs.copy).click();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('connection: connected');
  expect(report).toContain('clientAuthentication.Login refused');
  expect(report).not.toContain('Geheim2026');
  await bench.button(tools.logs.clear).click();
  await expect(bench.panel.getByText(tools.logs.none)).toBeVisible();
});

test('the client’s line carries the page’s own requests, and keeps its choices', async ({ page, client }) => {
  const bench = workbenchPage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await bench.open();
  await bench.go('gateway');
  await page.getByLabel(tools.lines.label).selectOption('line-de');
  await expect(page.getByText(filled(tools.lines.done, { name: 'Frankfurt 1' }))).toBeVisible();

  await bench.go('system');
  await bench.button(bench.texts.system.check).click();
  // What the website's API says of the newest release, though the page itself has asked nobody.
  await expect(bench.panel.getByText(/^\d+\.\d+\.\d+: ./)).toBeVisible();
  expect(asked.filter((url) => url.includes('versionlist'))).toEqual([]);

  await page.evaluate(() => localStorage.setItem('Language', 'en-US'));
  await page.reload();
  await expect.poll(() => new Map(client.state.localStorage).get('Language')).toBe('en-US');
  // Where one was, the client remembers until it ends.
  await expect(bench.tab('system')).toHaveAttribute('aria-selected', 'true');
});

test('quitting the client is asked about first', async ({ page, client }) => {
  const bench = workbenchPage(page);
  await bench.open();
  await bench.go('system');
  await bench.button(bench.texts.system.exit).click();
  await bench.confirm();
  await expect.poll(() => client.pageCount).toBe(0);
});

test.describe('a panel whose code does not come', () => {
  test.use({ expectedFaults: /Failed to load resource|ERR_FAILED/ });

  test('says so, and comes when it is asked for again', async ({ page, client }) => {
    const bench = workbenchPage(page);
    await page.route('**/_astro/Logs.*.js*', (route) => route.abort());
    await bench.open();
    await expect(bench.row('Harbor & Pine')).toBeVisible();
    expect(client.pageCount).toBe(1);
    await bench.go('logs');
    await expect(page.getByRole('alert')).toContainText(bench.texts.state.fallback);
    await page.unroute('**/_astro/Logs.*.js*');

    await bench.button(bench.texts.state.retry).click();

    await expect(bench.panel.getByText(tools.logs.text)).toBeVisible();
  });
});
