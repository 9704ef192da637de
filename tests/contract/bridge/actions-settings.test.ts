/** Settings, pushes and payment: each action against the simulator, through the library. */
import { expect } from 'vitest';
import { DECLINED_AMOUNT, ownNumber } from '#client-model/actions/payment.ts';
import { NEW_VERSION, VERSION } from '#server/client-simulator/seed.ts';
import {
  type Case,
  type CasesOf,
  type SettingsModule,
  keeps,
  refusal,
  shows,
  testActions,
} from '#tests/helpers/bridge/action-cases.ts';
import { type SimulatedPage, eventually } from '#tests/helpers/bridge/simulator.ts';

const STORE = 'store-0001';

const pays =
  (wallet: 'aliPay' | 'weChatPay'): Case =>
  async (page) => {
    const { client, simulator } = page;
    const results = page.hear('payment', 'PaymentResult');
    const order = { orderId: 'order-1', amount: 76, currency: 'CNY' } as const;

    const start = await client.payment[wallet](order);
    expect(start.orderId).toBe(ownNumber('order-1'));
    expect(start.orderId).toMatch(/^C\d{10}$/);
    expect(start.payUrl).toMatch(/^https:\/\//);
    expect(start.qrText).toContain(start.orderId);
    await eventually(() => expect(results).toEqual([{ orderId: 'order-1', paid: true }]));

    expect(simulator.state.paidOrders).toEqual(['order-1']);
    // Who asks again hears the result again, and is not charged.
    expect(await refusal(client.payment[wallet](order))).toBe(409);
    await eventually(() => expect(results).toHaveLength(2));
    expect(simulator.state.paidOrders).toEqual(['order-1']);
    expect(await refusal(client.payment[wallet]({ ...order, orderId: 'order-2', amount: -1 }))).toBe(400);
    await client.payment[wallet]({ ...order, orderId: 'order-3', amount: DECLINED_AMOUNT });
    await eventually(() => expect(results).toContainEqual({ orderId: 'order-3', paid: false }));

    await client.clientAuthentication.logout();
    expect(await refusal(client.payment[wallet]({ ...order, orderId: 'order-4' }))).toBe(403);
  };

/** The reply comes, the page is left, and the same port answers again after a while. */
async function leavesAndReturns(
  { client, simulator }: SimulatedPage,
  leave: () => Promise<unknown>,
): Promise<void> {
  const { port } = simulator;
  expect(await leave()).toEqual({});
  await eventually(() => expect(client.$state.get()).toMatchObject({ reason: 'lost', closeCode: 1001 }));
  await eventually(() => {
    client.connect();
    expect(client.$state.get().reason).toBe('ready');
  });
  expect(simulator.port).toBe(port);
}

const CASES: CasesOf<SettingsModule> = {
  systemInfo: {
    GetLanguage: shows(({ client }) => client.systemInfo.getLanguage(), { language: 'zh-CN' }),
    SetLanguage: keeps(
      ({ client }) => client.systemInfo.setLanguage({ language: 'en-US' }),
      ({ client }) => client.systemInfo.getLanguage(),
      { language: 'en-US' },
    ),
    GetVersion: shows(({ client }) => client.systemInfo.getVersion(), {
      version: VERSION,
      releasePhase: 'stable',
    }),
    GetReleasePhase: shows(({ client }) => client.systemInfo.getReleasePhase(), { releasePhase: 'stable' }),
    CheckNewVersion: shows(({ client }) => client.systemInfo.checkNewVersion(), {
      hasNewVersion: true,
      version: NEW_VERSION,
      url: '/download',
    }),
    GetHardwareAcceleration: shows(({ client }) => client.systemInfo.getHardwareAcceleration(), {
      enabled: true,
    }),
    SetHardwareAcceleration: keeps(
      ({ client }) => client.systemInfo.setHardwareAcceleration({ enabled: false }),
      ({ client }) => client.systemInfo.getHardwareAcceleration(),
      { enabled: false },
    ),
    GetRunModel: shows(({ client }) => client.systemInfo.getRunModel(), { runModel: 'standard' }),
    SetRunModel: keeps(
      ({ client }) => client.systemInfo.setRunModel({ runModel: 'light' }),
      ({ client }) => client.systemInfo.getRunModel(),
      { runModel: 'light' },
    ),
    GetApiPreUrl: shows(({ client }) => client.systemInfo.getApiPreUrl(), {
      preUrl: 'http://127.0.0.1:4321/api',
    }),
    SetApiPreUrl: keeps(
      ({ client }) => client.systemInfo.setApiPreUrl({ preUrl: 'http://127.0.0.1:9/api' }),
      ({ client }) => client.systemInfo.getApiPreUrl(),
      { preUrl: 'http://127.0.0.1:9/api' },
    ),
    GetPageDisplayType: shows(({ client }) => client.systemInfo.getPageDisplayType(), {
      displayType: 'list',
    }),
    SetPageDisplayType: keeps(
      ({ client }) => client.systemInfo.setPageDisplayType({ displayType: 'card' }),
      ({ client }) => client.systemInfo.getPageDisplayType(),
      { displayType: 'card' },
    ),
    async GetPushMessages(page) {
      await page.client.dataObserver.subscribe({ topics: ['ReadState'] });
      const read = page.hear('dataObserver', 'ReadState');
      const { messages } = await page.client.systemInfo.getPushMessages();
      expect(messages?.map(({ isRead }) => isRead)).toEqual([false, true]);
      await eventually(() => expect(read).toEqual([{ id: 'message-1', isRead: true }]));
      const again = await page.client.systemInfo.getPushMessages();
      expect(again.messages?.every(({ isRead }) => isRead)).toBe(true);
    },
    GetNotificationSettings: shows(({ client }) => client.systemInfo.getNotificationSettings(), {
      sound: true,
      desktop: true,
      riskWarnings: true,
      marketing: false,
    }),
    SetNotificationSettings: keeps(
      ({ client }) => client.systemInfo.setNotificationSettings({ sound: false }),
      ({ client }) => client.systemInfo.getNotificationSettings(),
      { sound: false, desktop: true },
    ),
    GetDefaultBrowser: shows(({ client }) => client.systemInfo.getDefaultBrowser(), { isDefault: false }),
    SetDefaultBrowser: keeps(
      ({ client }) => client.systemInfo.setDefaultBrowser({ isDefault: true }),
      ({ client }) => client.systemInfo.getDefaultBrowser(),
      { isDefault: true },
    ),
    GetAutostart: shows(({ client }) => client.systemInfo.getAutostart(), { enabled: true }),
    SetAutostart: keeps(
      ({ client }) => client.systemInfo.setAutostart({ enabled: false }),
      ({ client }) => client.systemInfo.getAutostart(),
      { enabled: false },
    ),
    async Restart(page) {
      await leavesAndReturns(page, () => page.client.systemInfo.restart());
    },
    async Exit(page) {
      await leavesAndReturns(page, () => page.client.systemInfo.exit());
    },
    async GetDnsStatus({ client }) {
      expect(await client.systemInfo.getDnsStatus()).toMatchObject({ status: 'ok' });
    },
    async GetLineIds({ client, simulator }) {
      expect(await client.systemInfo.getLineIds()).toEqual({
        lineIds: simulator.state.lines.map(({ id }) => id),
      });
    },
    async GetTempSize({ client, simulator }) {
      const bytes = simulator.state.stores.reduce((sum, { cacheBytes }) => sum + cacheBytes, 0);
      expect(await client.systemInfo.getTempSize()).toEqual({ bytes });
    },
  },
  dataObserver: {
    async Subscribe(page) {
      const heard = page.hear('dataObserver', 'StoreInfo');
      const { client } = page;
      await client.browserManager.open({ id: STORE });
      await client.browserManager.close({ id: STORE });
      expect(heard).toEqual([]);
      expect(await client.dataObserver.subscribe({ topics: ['StoreInfo'] })).toEqual({
        topics: ['StoreInfo'],
      });
      await client.browserManager.open({ id: STORE });
      await eventually(() => expect(heard).toHaveLength(2));
      await client.dataObserver.subscribe({ topics: [] });
      await client.browserManager.close({ id: STORE });
      expect(heard).toHaveLength(2);
      expect(await refusal(client.request('dataObserver', 'Subscribe', { topics: ['Weather'] }))).toBe(400);
    },
  },
  payment: { AliPay: pays('aliPay'), WeChatPay: pays('weChatPay') },
  selfHelpRepair: {
    async ShowAutoFixBar(page) {
      await page.client.dataObserver.subscribe({ topics: ['CommonState'] });
      const heard = page.hear('dataObserver', 'CommonState');
      expect(await page.client.selfHelpRepair.showAutoFixBar()).toEqual({ shown: true });
      await eventually(() => expect(heard).toEqual([{ key: 'autoFixBar', value: true }]));
    },
  },
};

testActions(CASES);
