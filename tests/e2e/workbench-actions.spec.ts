/**
 * Every action of the wire from its place in the page: a gesture in a panel, and the frame that arrives over a real
 * socket at a client that shares only the wire contract with this project.
 */
import type { Page } from 'playwright';
import * as modules from '#bridge-lib/modules.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { startIndependentClient, type IndependentClient } from '#tests/helpers/independent-client/client.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { filled } from '#tests/helpers/filled.ts';
import { setCookies, workbenchPage, type Tab, type WorkbenchPage } from '#tests/helpers/workbench-page.ts';

interface Step {
  panel: Tab;
  act: (bench: WorkbenchPage, page: Page) => Promise<void>;
  /** The expected actions, with parts of their arguments. */
  frames: readonly (string | [name: string, args: Record<string, unknown>])[];
}

const EVERY_ACTION = Object.entries(modules).flatMap(([module, { actions }]) =>
  Object.keys(actions).map((action) => `${module}.${action}`),
);

/** Data of this client. */
const SHOP = 'Lantern Lane';
const PLUGIN = 'Calculator';
const LINE = 'Line two';
/** Two addresses of its machine that the shop does not have yet. */
const IPS = ['192.0.2.2', '192.0.2.1'] as const;

const { workbench, workbenchShop: shopTexts, workbenchTools: tools } = dictionaries['en-US'];
const { shops, favourites, plugins, gateway, account, system, payment } = workbench;
const press = (name: string) => (bench: WorkbenchPage) => bench.button(name).first().click();
/** In the panel of the shown shop. */
const detail = (page: Page) => page.locator('section[aria-labelledby=wb-detail-name]');
const inDetail = (name: string) => (_bench: WorkbenchPage, page: Page) =>
  detail(page).getByRole('button', { name, exact: true }).first().click();
const toggle = (name: string) => (_bench: WorkbenchPage, page: Page) =>
  page.getByRole('switch', { name, exact: true }).click();
const choose = (label: string, value: string) => async (_bench: WorkbenchPage, page: Page) => {
  // The label's text contains the options.
  await page.getByLabel(label).selectOption(value);
};

/** Actions of the library and the page when a client is found. */
const AT_FIRST = [
  ...['ClientConnected', 'PluginInitialized', 'GetLoginInfo', 'GetMachineInfo'].map(
    (action) => `clientAuthentication.${action}`,
  ),
  ...['browserManager.GetStoreList', 'dataObserver.Subscribe', 'analysis.EnterPage'],
  ...['storage.GetLocal', 'storage.GetSession', 'systemInfo.GetLineIds'],
];

/** Other tests wait for the half minute, sign in at the provider, and end the client. */
const ELSEWHERE = ['clientAuthentication.KeepAlive', 'clientAuthentication.CloudLogin', 'systemInfo.Exit'];

const walk: readonly Step[] = [
  {
    panel: 'shops',
    act: (bench) => bench.button(`${shops.open} ${SHOP}`).click(),
    frames: ['browserManager.Open', ['analysis.RecordCount', { key: 'workbench.open', count: 1 }]],
  },
  {
    panel: 'shops',
    act: async (bench) => {
      await bench.shopIs(SHOP, 'open');
      await bench.button(filled(shopTexts.details, { name: SHOP })).click();
    },
    frames: ['webBrowser.GetLocalIp', 'webBrowser.GetWhitelist'],
  },
  {
    panel: 'shops',
    act: async (_bench, page) => {
      await page.getByLabel(shopTexts.tabs.address).fill('www.example.com/orders');
      await page.keyboard.press('Enter');
    },
    frames: [['webBrowser.CreateTab', { url: 'https://www.example.com/orders' }]],
  },
  {
    panel: 'shops',
    act: async (_bench, page) => {
      await page.getByLabel(filled(shopTexts.tabs.nth, { number: 1 })).fill('https://www.example.com/b');
      await page.keyboard.press('Enter');
    },
    frames: [['webBrowser.ReplaceTab', { url: 'https://www.example.com/b' }]],
  },
  ...([0, 1] as const).map((which): Step => ({
    panel: 'shops',
    act: async (bench, page) => {
      const name = which === 0 ? shopTexts.ip.bind : shopTexts.ip.change;
      await page.getByLabel(shopTexts.ip.choose).selectOption(IPS[which]);
      await inDetail(name)(bench, page);
      await expect(bench.dialog).toContainText(IPS[which]);
      await bench.confirm(name);
      await expect(page.getByText(filled(shopTexts.ip.bound, { ip: IPS[which] }))).toBeVisible();
    },
    frames: [[`webBrowser.${which === 0 ? 'Bind' : 'Change'}LocalIp`, { ip: IPS[which] }]],
  })),
  {
    panel: 'shops',
    act: async (_bench, page) => {
      const list = page.getByLabel(shopTexts.whitelist.title, { exact: true });
      await list.fill('b.example\n*.c.example');
      await detail(page).getByRole('button', { name: shopTexts.whitelist.save }).click();
    },
    frames: [['webBrowser.SetWhitelist', { whitelist: ['b.example', '*.c.example'] }]],
  },
  {
    panel: 'shops',
    act: inDetail(shopTexts.repair.auto),
    frames: ['webBrowser.AutoFix', 'analysis.RecordStart', 'analysis.RecordEnd'],
  },
  { panel: 'shops', act: inDetail(shopTexts.repair.bar), frames: ['selfHelpRepair.ShowAutoFixBar'] },
  {
    panel: 'shops',
    act: async (_bench, page) => {
      await page.getByLabel(shopTexts.tag.title, { exact: true }).fill('autumn');
      await page.keyboard.press('Enter');
    },
    frames: [['browserManager.ReplaceTag', { tag: 'autumn' }]],
  },
  {
    panel: 'shops',
    act: async (bench, page) => {
      await inDetail(shops.cache)(bench, page);
      await bench.confirm();
    },
    frames: ['browserManager.ClearCache'],
  },
  {
    panel: 'shops',
    act: async (bench, page) => {
      await inDetail(shopTexts.repair.restart)(bench, page);
      await bench.confirm(shopTexts.repair.restart);
    },
    frames: ['webBrowser.RestartShop'],
  },
  {
    panel: 'shops',
    act: async (bench, page) => {
      await bench.shopIs(SHOP, 'open');
      await bench.button(`${shops.close} ${SHOP}`).click();
      await bench.shopIs(SHOP, 'closed');
      await inDetail(shops.data)(bench, page);
      await bench.confirm();
    },
    frames: ['browserManager.Close', 'browserManager.ClearUserData'],
  },
  {
    panel: 'shops',
    act: async (bench) => {
      await bench.panel.getByLabel(filled(shopTexts.bulk.choose, { name: SHOP })).check();
      await bench.button(shopTexts.bulk.kinds.clearCache).click();
      await bench.confirm(shopTexts.bulk.kinds.clearCache);
    },
    frames: ['browserManager.ClearCache', 'browserManager.GetOpenStatusList'],
  },
  {
    panel: 'favourites',
    act: async (bench) => {
      await bench.panel.getByLabel(favourites.title, { exact: true }).fill('Tariffs');
      await bench.panel.getByLabel(favourites.url).fill('www.example.com');
      await bench.button(favourites.add).click();
    },
    frames: [
      'analysis.ExitPage',
      'favourites.List',
      ['favourites.Create', { url: 'https://www.example.com/' }],
    ],
  },
  {
    panel: 'favourites',
    act: (bench) => bench.button(filled(tools.favourites.openNamed, { title: 'Tariffs' })).click(),
    frames: ['webBrowser.CreateTab'],
  },
  {
    panel: 'favourites',
    act: async (bench, page) => {
      await bench.button(`${shops.more} Tariffs`).click();
      await bench.row('Tariffs').getByRole('button', { name: favourites.rename }).click();
      await bench.panel.getByRole('treegrid').getByLabel(favourites.title, { exact: true }).fill('Customs');
      await page.keyboard.press('Enter');
      await expect(bench.row('Customs').getByRole('button', { name: favourites.rename })).toBeFocused();
    },
    frames: [['favourites.Update', { title: 'Customs' }]],
  },
  {
    panel: 'favourites',
    async act(bench) {
      await bench.button(`${favourites.up} Customs`).click();
      await expect(bench.button(`${favourites.up} Customs`)).toBeFocused();
    },
    frames: ['favourites.Move'],
  },
  {
    panel: 'favourites',
    act: async (bench) => {
      await bench.row('Customs').getByRole('button', { name: favourites.remove }).click();
      await bench.confirm();
    },
    frames: ['favourites.Delete'],
  },
  ...(['install', 'uninstall', 'hide'] as const).map((kind): Step => ({
    panel: 'plugins',
    act: (bench) => bench.button(`${plugins[kind]} ${PLUGIN}`).click(),
    frames: ['plugins.List', `plugins.${kind.charAt(0).toUpperCase()}${kind.slice(1)}`],
  })),
  {
    panel: 'plugins',
    act: async (bench, page) => {
      await bench.panel.getByLabel(plugins.addLabel).fill('from-the-market');
      await page.keyboard.press('Enter');
      await bench.row('from-the-market').waitFor();
      await bench.button(`${plugins.remove} ${PLUGIN}`).click();
      await bench.confirm();
    },
    frames: ['plugins.Add', 'plugins.Delete'],
  },
  {
    panel: 'gateway',
    act: press(gateway.test),
    frames: ['gateway.GetAccelerateInfo', 'gateway.GetStatus', 'gateway.SpeedTest'],
  },
  {
    panel: 'gateway',
    act: (bench) => bench.button(`${gateway.use} ${LINE}`).click(),
    frames: ['gateway.SelectKey'],
  },
  { panel: 'gateway', act: toggle(gateway.enabled), frames: ['gateway.SetAccelerateInfo'] },
  {
    panel: 'gateway',
    act: press(tools.dns.again),
    frames: ['systemInfo.GetDnsStatus', 'systemInfo.GetApiPreUrl'],
  },
  {
    panel: 'gateway',
    act: async (_bench, page) => {
      await page.getByLabel(tools.lines.label).selectOption({ label: LINE });
    },
    frames: ['serverApi.SelectNetLine'],
  },
  {
    panel: 'system',
    act: press(system.check),
    // The list of releases is requested through the client, which now uses a line.
    frames: [
      'systemInfo.CheckNewVersion',
      ['serverApi.HttpRequest', { method: 'GET' }],
      ...['GetVersion', 'GetReleasePhase', 'GetTempSize', 'GetPushMessages'].map(
        (name) => `systemInfo.${name}`,
      ),
      ...['fileSystem.GetBrowserFolder', 'fileSystem.GetTempDataFolder', 'storage.GetAppInstallData'],
    ],
  },
  ...(
    [
      ['Language', choose(system.language, 'en-US')],
      ['RunModel', choose(tools.system.runModel, 'light')],
      ['PageDisplayType', choose(tools.system.display, 'card')],
      ['HardwareAcceleration', toggle(system.hardware)],
      ['Autostart', toggle(system.autostart)],
      ['DefaultBrowser', toggle(system.defaultBrowser)],
      ['NotificationSettings', toggle(system.notify.sound)],
    ] as const
  ).map(([name, act]): Step => ({
    panel: 'system',
    act,
    frames: [`systemInfo.Get${name}`, `systemInfo.Set${name}`],
  })),
  ...(['try', 'keep'] as const).map((kind): Step => ({
    panel: 'gateway',
    act: async (bench, page) => {
      // It stays open after the address has changed.
      if (kind === 'try') await page.getByText(tools.address.title).click();
      await page.getByLabel(tools.address.label).fill(`http://127.0.0.1:9/${kind}`);
      await bench.button(tools.address[kind]).click();
      await bench.confirm(tools.address[kind]);
    },
    frames: [kind === 'try' ? 'serverApi.ChangePreUrl' : 'systemInfo.SetApiPreUrl'],
  })),
  {
    panel: 'logs',
    act: async (_bench, page) => {
      // As the browser reports an uncaught error.
      await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { message: 'out of step' })));
    },
    frames: [['logging.Write', { level: 'error', message: 'workbench: out of step' }]],
  },
  {
    panel: 'account',
    act: async (_bench, page) => {
      await page.evaluate(() => localStorage.setItem('Language', 'en-US'));
      await page.reload();
    },
    frames: ['storage.SetLocal', 'storage.SetSession'],
  },
  ...(['aliPay', 'weChatPay'] as const).map((wallet): Step => ({
    panel: 'payment',
    act: async (bench, page) => {
      await page.getByLabel(payment.amount).fill('38');
      await page.getByLabel(payment[wallet]).check();
      await bench.button(payment.pay).click();
      await page.getByRole('img', { name: payment.qr }).waitFor();
      await bench.button(payment.cancel).click();
    },
    frames: [`payment.${wallet.charAt(0).toUpperCase()}${wallet.slice(1)}`],
  })),
  {
    panel: 'account',
    act: async (bench) => {
      await bench.button(account.signOut).click();
      await bench.confirm();
      await bench.panel.getByRole('heading', { name: account.guest }).waitFor();
    },
    frames: ['clientAuthentication.Logout'],
  },
  {
    panel: 'plugins',
    act: async (bench) => {
      const first = bench.panel.getByRole('listitem').nth(1);
      for (const label of [plugins.install, plugins.uninstall, plugins.hide]) {
        await first.getByRole('button', { name: new RegExp(`^${label} `) }).click();
      }
      await bench.panel.getByLabel(plugins.addLabel).fill('for-guests');
      await bench.button(plugins.add).click();
      await bench.row('for-guests').waitFor();
      await first.getByRole('button', { name: new RegExp(`^${plugins.remove} `) }).click();
      await bench.confirm();
    },
    frames: ['List', 'Install', 'Uninstall', 'Hide', 'Add', 'Delete'].map((name) => `plugins.Guest${name}`),
  },
  {
    panel: 'account',
    act: async (_bench, page) => {
      await page.getByLabel(account.userName).fill('harbor_boss');
      await page.getByLabel(account.password).fill('Harbor2026');
      await page.keyboard.press('Enter');
    },
    frames: ['clientAuthentication.Login'],
  },
  {
    panel: 'system',
    act: async (bench) => {
      await bench.button(system.restart).click();
      await bench.confirm();
    },
    frames: ['systemInfo.Restart'],
  },
];

async function expectFrame(
  { asked }: IndependentClient,
  name: string,
  from: number,
  args?: Record<string, unknown>,
): Promise<void> {
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
  client.overrides.set('clientAuthentication.GetLoginInfo', {
    ret: 0,
    returnObj: { signedIn: true, isGuest: false, userName: 'quay', role: 'boss' },
  });
  // An address is first bound, then changed.
  client.overrides.set('webBrowser.GetLocalIp', {
    ret: 0,
    returnObj: { ip: '', addresses: IPS, boundIp: null },
  });
  await setCookies(context, baseURL, client.cookies);
  const bench = workbenchPage(page);
  await bench.open();
  let panel: Tab = 'shops';
  for (const name of AT_FIRST) await expectFrame(client, name, 0);
  for (const step of walk) {
    const before = client.asked.length;
    if (step.panel !== panel) await bench.go(step.panel);
    panel = step.panel;
    await test.step(`${panel}: ${step.frames
      .flat(1)
      .filter((part) => typeof part === 'string')
      .join(', ')}`, async () => {
      await step.act(bench, page);
      for (const frame of step.frames) {
        const [name, args] = typeof frame === 'string' ? [frame] : frame;
        await expectFrame(client, name, before, args);
      }
    });
  }

  const heard = new Set([...client.asked.map(({ name }) => name), ...ELSEWHERE]);
  expect(EVERY_ACTION.filter((name) => !heard.has(name))).toEqual([]);
  expect(client.violations).toEqual([]);
  await client.stop();
});
