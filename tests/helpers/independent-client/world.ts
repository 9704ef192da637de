/** The data of the independent client, and its answers to each action. */

interface Shop {
  id: string;
  name: string;
  platform: string;
  site: string;
  ip: string;
  status: 'closed' | 'opening' | 'open';
  risk: 'none' | 'device' | 'login';
}

interface Answer {
  ret: number | string;
  returnObj?: unknown;
}

const OPENING_MS = 300;

/** The actions whose shapes the contract fixes. Statuses are only pushed. */
export function createWorld(knowsAll: boolean) {
  const shops = (
    [
      ['a', 'Lantern Lane', 'Amazon', 'US', '192.0.2.81', 'closed', 'none'],
      ['b', '青石小铺', 'Shopee', 'SG', '198.51.100.82', 'open', 'none'],
      ['c', 'Quarry', 'eBay', 'DE', '203.0.113.83', 'closed', 'login'],
    ] as const
  ).map(([id, name, platform, site, ip, status, risk]): Shop => {
    return { id, name, platform, site, ip, status, risk };
  });
  const favourites = [
    { id: 'f1', parentId: null as string | null, title: 'Desk', url: null as string | null, position: 0 },
  ];
  const plugins = [
    { id: 'p1', name: 'Calculator', version: '0.9', installed: false, hidden: false },
    { id: 'p2', name: 'Ruler', version: '1.4', installed: false, hidden: false },
  ];
  const lines = [
    { id: 'l1', name: 'Line one', region: 'Asia', latencyMs: null as number | null },
    { id: 'l2', name: 'Line two', region: 'Europe', latencyMs: null as number | null },
  ];
  let acceleration = { enabled: false, lineId: null as string | null };
  let login: object = { signedIn: true, isGuest: false, userName: 'quay', role: 'boss' };
  const ok = (returnObj: unknown): Answer => ({ ret: 0, returnObj });

  const answer = (
    name: string,
    payload: unknown,
    push: (module: string, action: string, payload: unknown) => void,
  ): Answer => {
    const unknown: Answer = { ret: 7, returnObj: { message: `${name} is not known here` } };
    // Each action reads its fields of the contract.
    const args = payload as Record<string, never> & { id: string; orderId: string; title: string };
    const shop = shops.find(({ id }) => id === args.id);
    const plugin = plugins.find(({ id }) => id === args.id);
    const tell = (status: Shop['status']): void => {
      if (!shop) return;
      shop.status = status;
      push('dataObserver', 'StoreInfo', shop);
    };
    switch (name) {
      case 'clientAuthentication.PluginInitialized':
      case 'clientAuthentication.KeepAlive':
        return { ret: 0 };
      case 'browserManager.GetStoreList':
        return ok({ stores: shops });
      case 'browserManager.GetOpenStatusList':
        return ok({ statuses: shops.map(({ id, status }) => ({ id, status })) });
      case 'browserManager.Open':
        tell('opening');
        setTimeout(tell, OPENING_MS, 'open');
        return ok({ id: args.id });
      case 'browserManager.Close':
        if (shop) shop.status = 'closed';
        return ok({ id: args.id });
      case 'browserManager.ClearCache':
      case 'browserManager.ClearUserData':
        return ok({ id: args.id, status: shop?.status });
      case 'favourites.List':
        return ok({ favourites });
      case 'favourites.Create': {
        const created = { ...favourites[0], ...args, id: 'f2', position: favourites.length };
        favourites.push(created as (typeof favourites)[number]);
        return ok(created);
      }
      case 'plugins.List':
      case 'plugins.GuestList':
        return ok({ plugins });
      case 'plugins.Install':
        if (plugin) plugin.installed = true;
        return ok(plugin);
      case 'gateway.GetAccelerateInfo':
        return ok({ ...acceleration, lines });
      case 'gateway.SetAccelerateInfo':
        acceleration = args as unknown as typeof acceleration;
        return ok({ ...acceleration, lines });
      case 'gateway.SpeedTest':
        for (const [index, line] of lines.entries()) line.latencyMs = 80 + index * 40;
        return ok({ lines });
      case 'clientAuthentication.GetLoginInfo':
        return ok(login);
      case 'clientAuthentication.Logout':
        login = { signedIn: false, isGuest: true, userName: null, role: null };
        return ok(login);
      case 'clientAuthentication.Login':
        login = { signedIn: true, isGuest: false, userName: 'quay', role: 'boss' };
        return ok(login);
      case 'systemInfo.GetVersion':
        return ok({ version: '6.9.0', releasePhase: 'stable' });
      case 'payment.AliPay':
      case 'payment.WeChatPay':
        return ok({
          orderId: args.orderId,
          payUrl: 'https://pay.example.com/',
          qrText: `pay:${args.orderId}`,
        });
      case 'favourites.Update':
      case 'favourites.Move': {
        if (!knowsAll) return unknown;
        const entry = favourites.find(({ id }) => id === args.id);
        return ok(entry && Object.assign(entry, args));
      }
      case 'favourites.Delete':
        favourites.splice(0, favourites.length, ...favourites.filter(({ id }) => id !== args.id));
        return ok({ id: args.id });
      default:
        return (knowsAll ? plainly(name, args, plugin) : undefined) ?? unknown;
    }
  };
  return { shops, answer };
}

/** Further actions of plug-ins, with the same names for user and guest. */
const PLUGIN_ACTION = /^plugins\.(Guest)?(Add|Delete|Install|Uninstall|Hide)$/;
/** Answers to actions whose replies the contract leaves open. */
const TOLD: Readonly<Record<string, object>> = {
  'clientAuthentication.GetMachineInfo': { machineId: 'quay-7', system: 'Debian 12' },
  'clientAuthentication.CloudLogin': { signedIn: true, isGuest: false, userName: 'cloud', role: 'boss' },
  'webBrowser.CreateTab': { tabId: 't9', url: 'https://www.example.com/' },
  'webBrowser.GetLocalIp': { ip: '', addresses: ['192.0.2.1', '192.0.2.2'], boundIp: null },
  'webBrowser.GetWhitelist': { whitelist: ['a.example'] },
  'fileSystem.GetBrowserFolder': { path: '/opt/browser' },
  'fileSystem.GetTempDataFolder': { path: '/tmp/browser' },
  'storage.GetAppInstallData': { installedAt: 1_700_000_000_000, channelId: 'quay', promoter: 'P7' },
  'serverApi.HttpRequest': { status: 503, headers: {}, body: '' },
  'systemInfo.GetReleasePhase': { releasePhase: 'beta' },
  'systemInfo.CheckNewVersion': { hasNewVersion: false, version: '6.9.0' },
  'systemInfo.GetLanguage': { language: 'zh-CN' },
  'systemInfo.GetHardwareAcceleration': { enabled: true },
  'systemInfo.GetAutostart': { enabled: false },
  'systemInfo.GetDefaultBrowser': { isDefault: false },
  'systemInfo.GetRunModel': { runModel: 'standard' },
  'systemInfo.GetPageDisplayType': { displayType: 'list' },
  'systemInfo.GetApiPreUrl': { preUrl: 'https://api.example.com' },
  'systemInfo.GetDnsStatus': { status: 'slow', servers: ['192.0.2.53'] },
  'systemInfo.GetLineIds': { lineIds: ['l1', 'l2'] },
  'systemInfo.GetTempSize': { bytes: 4096 },
  'systemInfo.GetNotificationSettings': { sound: true },
  'systemInfo.GetPushMessages': { messages: [{ id: 'm1', title: 'High water', text: 'At noon.' }] },
};
const ECHOED =
  /^(analysis|logging|webBrowser|storage|systemInfo|serverApi|gateway|selfHelpRepair|dataObserver|browserManager)\./;

function plainly(name: string, args: { id: string }, known: object | undefined): Answer | undefined {
  const told = TOLD[name];
  if (told) return { ret: 0, returnObj: told };
  if (PLUGIN_ACTION.test(name)) {
    const plugin = known ?? { id: args.id, name: args.id, version: '0.9' };
    return { ret: 0, returnObj: { ...plugin, installed: name.endsWith('Install'), hidden: false } };
  }
  return ECHOED.test(name) ? { ret: 0, returnObj: args } : undefined;
}
