/**
 * Every action of the wire from its place in the page: a gesture in a panel, and the frame that arrives over a real
 * socket at a client that shares only the wire contract with this project.
 */
import * as modules from '#bridge-lib/modules.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { startIndependentClient, type IndependentClient } from '#tests/helpers/independent-client/client.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { filled } from '#tests/helpers/filled.ts';
import { setCookies, workbenchPage } from '#tests/helpers/workbench-page.ts';

/** The name of an action, or with it parts of its arguments. */
type Frame = string | [name: string, args: Record<string, unknown>];

const EVERY_ACTION = Object.entries(modules).flatMap(([module, { actions }]) =>
  Object.keys(actions).map((action) => `${module}.${action}`),
);
const named = (module: string, ...actions: string[]) => actions.map((action) => `${module}.${action}`);

/** Data of this client. */
const SHOP = 'Lantern Lane';
const PLUGIN = 'Calculator';
const LINE = 'Line two';
/** Two addresses of its machine that the shop does not have yet. */
const IPS = ['192.0.2.2', '192.0.2.1'] as const;

const { workbench, workbenchShop: shopTexts, workbenchTools: tools } = dictionaries['en-US'];
const { shops, favourites, plugins, gateway, account, system, payment } = workbench;

/** Actions of the library and the page when a client is found. */
const AT_FIRST = [
  ...named('clientAuthentication', 'ClientConnected', 'PluginInitialized', 'GetLoginInfo', 'GetMachineInfo'),
  ...['browserManager.GetStoreList', 'dataObserver.Subscribe', 'analysis.EnterPage'],
  ...['storage.GetLocal', 'storage.GetSession', 'systemInfo.GetLineIds'],
];

/** Other tests wait for the half minute, sign in at the provider, and end the client. */
const ELSEWHERE = ['clientAuthentication.KeepAlive', 'clientAuthentication.CloudLogin', 'systemInfo.Exit'];

async function expectFrame({ asked }: IndependentClient, frame: Frame, from: number): Promise<void> {
  const [name, args] = typeof frame === 'string' ? [frame] : frame;
  // A read may have happened before.
  const since = /\.(Get|List$)/.test(name) ? 0 : from;
  // At least an empty object for actions without arguments.
  const found = () =>
    asked
      .slice(since)
      .filter((one) => one.name === name)
      .map((one) => one.args?.[0] ?? {});
  await expect
    .poll(found, { message: name, intervals: [20, 50, 100] })
    .toContainEqual(args ? expect.objectContaining(args) : expect.anything());
}

test('§7.36 §7.37 §7.38 §7.39 §7.40 §7.42 §7.43 §7.44 §7.45 §7.46 §7.47 §7.50 each action has its place in a panel, and reaches an independent client', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow(); // the whole workbench in one walk
  const client = await startIndependentClient(true);
  await setCookies(context, baseURL, client.cookies);
  const bench = workbenchPage(page);
  const { panel, row, confirm } = bench;
  const enter = () => page.keyboard.press('Enter');
  const press = (name: string) => bench.button(name).first().click();
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true }).click();
  const choose = (label: string, option: string) => page.getByLabel(label).selectOption(option);
  let from = 0;
  /** Each of these has come since the last time. */
  const arrive = async (...frames: readonly Frame[]) => {
    for (const frame of frames) await expectFrame(client, frame, from);
    from = client.asked.length;
  };
  await bench.open();
  await arrive(...AT_FIRST);

  await test.step('a shop', async () => {
    const detail = page.locator('section[aria-labelledby=wb-detail-name]');
    const pressBeside = (name: string) => detail.getByRole('button', { name, exact: true }).first().click();
    await press(`${shops.open} ${SHOP}`);
    await arrive('browserManager.Open', ['analysis.RecordCount', { key: 'workbench.open', count: 1 }]);
    await bench.shopIs(SHOP, 'open');
    await press(filled(shopTexts.details, { name: SHOP }));
    await arrive('webBrowser.GetLocalIp', 'webBrowser.GetWhitelist');

    await page.getByLabel(shopTexts.tabs.address).fill('www.example.com/orders');
    await enter();
    await arrive(['webBrowser.CreateTab', { url: 'https://www.example.com/orders' }]);
    await page.getByLabel(filled(shopTexts.tabs.nth, { number: 1 })).fill('https://www.example.com/b');
    await enter();
    await arrive(['webBrowser.ReplaceTab', { url: 'https://www.example.com/b' }]);

    for (const [which, kind] of (['bind', 'change'] as const).entries()) {
      const ip = IPS[which] ?? '';
      const name = shopTexts.ip[kind];
      await choose(shopTexts.ip.choose, ip);
      await pressBeside(name);
      await expect(bench.dialog).toContainText(ip);
      await confirm(name);
      await expect(page.getByText(filled(shopTexts.ip.bound, { ip }))).toBeVisible();
      await arrive([`webBrowser.${kind === 'bind' ? 'Bind' : 'Change'}LocalIp`, { ip }]);
    }
    await page.getByLabel(shopTexts.whitelist.title, { exact: true }).fill('b.example\n*.c.example');
    await pressBeside(shopTexts.whitelist.save);
    await arrive(['webBrowser.SetWhitelist', { whitelist: ['b.example', '*.c.example'] }]);
    await pressBeside(shopTexts.repair.auto);
    await arrive('webBrowser.AutoFix', 'analysis.RecordStart', 'analysis.RecordEnd');
    await pressBeside(shopTexts.repair.bar);
    await arrive('selfHelpRepair.ShowAutoFixBar');
    await page.getByLabel(shopTexts.tag.title, { exact: true }).fill('autumn');
    await enter();
    await arrive(['browserManager.ReplaceTag', { tag: 'autumn' }]);
    await pressBeside(shops.cache);
    await confirm();
    await arrive('browserManager.ClearCache');
    await pressBeside(shopTexts.repair.restart);
    await confirm(shopTexts.repair.restart);
    await arrive('webBrowser.RestartShop');

    await bench.shopIs(SHOP, 'open');
    await press(`${shops.close} ${SHOP}`);
    await bench.shopIs(SHOP, 'closed');
    await pressBeside(shops.data);
    await confirm();
    await arrive('browserManager.Close', 'browserManager.ClearUserData');
    await panel.getByLabel(filled(shopTexts.bulk.choose, { name: SHOP })).check();
    await press(shopTexts.bulk.kinds.clearCache);
    await confirm(shopTexts.bulk.kinds.clearCache);
    await arrive('browserManager.ClearCache', 'browserManager.GetOpenStatusList');
  });

  await test.step('favourites', async () => {
    await bench.go('favourites');
    await panel.getByLabel(favourites.title, { exact: true }).fill('Tariffs');
    await panel.getByLabel(favourites.url).fill('www.example.com');
    await press(favourites.add);
    const created: Frame = ['favourites.Create', { url: 'https://www.example.com/' }];
    await arrive('analysis.ExitPage', 'favourites.List', created);
    await expect(panel.getByLabel(favourites.title, { exact: true })).toHaveValue('');
    await press(filled(tools.favourites.openNamed, { title: 'Tariffs' }));
    await arrive('webBrowser.CreateTab');

    await press(`${shops.more} Tariffs`);
    await row('Tariffs').getByRole('button', { name: favourites.rename }).click();
    await panel.getByRole('treegrid').getByLabel(favourites.title, { exact: true }).fill('Customs');
    await enter();
    await expect(row('Customs').getByRole('button', { name: favourites.rename })).toBeFocused();
    await arrive(['favourites.Update', { title: 'Customs' }]);
    await press(`${favourites.up} Customs`);
    await expect(bench.button(`${favourites.up} Customs`)).toBeFocused();
    await arrive('favourites.Move');
    await row('Customs').getByRole('button', { name: favourites.remove }).click();
    await confirm();
    await arrive('favourites.Delete');
  });

  await test.step('plug-ins', async () => {
    await bench.go('plugins');
    await arrive('plugins.List');
    for (const [kind, action] of [
      ['install', 'Install'],
      ['uninstall', 'Uninstall'],
      ['hide', 'Hide'],
    ] as const) {
      await press(`${plugins[kind]} ${PLUGIN}`);
      await arrive(`plugins.${action}`);
    }
    await panel.getByLabel(plugins.addLabel).fill('from-the-market');
    await enter();
    await row('from-the-market').waitFor();
    await press(`${plugins.remove} ${PLUGIN}`);
    await confirm();
    await arrive('plugins.Add', 'plugins.Delete');
  });

  await test.step('the network', async () => {
    await bench.go('gateway');
    await press(gateway.test);
    await arrive(...named('gateway', 'GetAccelerateInfo', 'GetStatus', 'SpeedTest'));
    await press(`${gateway.use} ${LINE}`);
    await arrive('gateway.SelectKey');
    await toggle(gateway.enabled);
    await arrive('gateway.SetAccelerateInfo');
    await press(tools.dns.again);
    await arrive('systemInfo.GetDnsStatus', 'systemInfo.GetApiPreUrl');
    await page.getByLabel(tools.lines.label).selectOption({ label: LINE });
    await arrive('serverApi.SelectNetLine');
  });

  await test.step('the system', async () => {
    await bench.go('system');
    await press(system.check);
    // The list of releases is requested through the client, which now uses a line.
    await arrive('systemInfo.CheckNewVersion', ['serverApi.HttpRequest', { method: 'GET' }]);
    await arrive(
      ...named('systemInfo', 'GetVersion', 'GetReleasePhase', 'GetTempSize', 'GetPushMessages'),
      ...['fileSystem.GetBrowserFolder', 'fileSystem.GetTempDataFolder', 'storage.GetAppInstallData'],
    );
    for (const [name, change] of [
      ['Language', () => choose(system.language, 'en-US')],
      ['RunModel', () => choose(tools.system.runModel, 'light')],
      ['PageDisplayType', () => choose(tools.system.display, 'card')],
      ['HardwareAcceleration', () => toggle(system.hardware)],
      ['Autostart', () => toggle(system.autostart)],
      ['DefaultBrowser', () => toggle(system.defaultBrowser)],
      ['NotificationSettings', () => toggle(system.notify.sound)],
    ] as const) {
      await change();
      await arrive(...named('systemInfo', `Get${name}`, `Set${name}`));
    }
  });

  await test.step('the address of the API', async () => {
    await bench.go('gateway');
    await page.getByText(tools.address.title).click();
    // It stays open after the address has changed.
    for (const kind of ['try', 'keep'] as const) {
      await page.getByLabel(tools.address.label).fill(`http://127.0.0.1:9/${kind}`);
      await press(tools.address[kind]);
      await confirm(tools.address[kind]);
      await arrive(kind === 'try' ? 'serverApi.ChangePreUrl' : 'systemInfo.SetApiPreUrl');
    }
  });

  await test.step('a fault, a stored choice, and payments', async () => {
    await bench.go('logs');
    // As the browser reports an uncaught error.
    await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'out of step' })));
    await arrive(['logging.Write', { level: 'error', message: 'workbench: out of step' }]);
    await bench.go('account');
    await page.evaluate(() => localStorage.setItem('Language', 'en-US'));
    await page.reload();
    await arrive('storage.SetLocal', 'storage.SetSession');
    await bench.go('payment');
    for (const wallet of ['aliPay', 'weChatPay'] as const) {
      await page.getByLabel(payment.amount).fill('38');
      await page.getByLabel(payment[wallet]).check();
      await press(payment.pay);
      await page.getByRole('img', { name: payment.qr }).waitFor();
      await press(payment.cancel);
      await arrive(wallet === 'aliPay' ? 'payment.AliPay' : 'payment.WeChatPay');
    }
  });

  await test.step('a guest', async () => {
    await bench.go('account');
    await press(account.signOut);
    await confirm();
    await panel.getByRole('heading', { name: account.guest }).waitFor();
    await arrive('clientAuthentication.Logout');

    await bench.go('plugins');
    const second = panel.getByRole('listitem').nth(1);
    for (const label of [plugins.install, plugins.uninstall, plugins.hide]) {
      await second.getByRole('button', { name: new RegExp(`^${label} `) }).click();
    }
    await panel.getByLabel(plugins.addLabel).fill('for-guests');
    await press(plugins.add);
    await row('for-guests').waitFor();
    await second.getByRole('button', { name: new RegExp(`^${plugins.remove} `) }).click();
    await confirm();
    await arrive(
      ...['List', 'Install', 'Uninstall', 'Hide', 'Add', 'Delete'].map((name) => `plugins.Guest${name}`),
    );
  });

  await test.step('a new sign-in, and a restart', async () => {
    await bench.go('account');
    await bench.signIn('harbor_boss', 'Harbor2026');
    await arrive('clientAuthentication.Login');
    await bench.go('system');
    await press(system.restart);
    await confirm();
    await arrive('systemInfo.Restart');
  });

  const heard = new Set([...client.asked.map(({ name }) => name), ...ELSEWHERE]);
  expect(EVERY_ACTION.filter((name) => !heard.has(name))).toEqual([]);
  expect(client.violations).toEqual([]);
  await client.stop();
});
