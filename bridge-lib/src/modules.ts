/**
 * The modules of the wire as values: `@berth/bridge/modules`. A page gives those that it uses to
 * `createBridgeClient`, and ships no others. Each table says of every action how many arguments it takes (0 or 1)
 * and, where the wire fixes them, the shapes of its reply and of the pushes; the compiler holds it against
 * `action-map.ts`, so that nothing can be missing or too much.
 *
 * @example
 * import { browserManager, systemInfo } from '@berth/bridge/modules';
 * const client = createBridgeClient({ ...browserEnvironment(), modules: { browserManager, systemInfo } });
 */
import type { ModuleTable } from './module-table.ts';
import type { AccelerateInfo, Favourite, Line, LoginInfo, PaymentStart, Plugin, Store } from './models.ts';
import { type ShapeOf, flag, number, numberOrNull, text, textOrNull } from './shapes.ts';

// What is no text is not in the list.
const storeStatus = (value: unknown): boolean => ['closed', 'opening', 'open'].includes(value as string);
const storeRisk = (value: unknown): boolean => ['none', 'device', 'login'].includes(value as string); // likewise
const role = (value: unknown): boolean =>
  value === null || value === undefined || ['boss', 'manager', 'employee'].includes(value as string);
// A change of a store may leave its new status out.
const changedStatus = (value: unknown): boolean =>
  value === null || value === undefined || storeStatus(value);

const id = { id: text };
const store: ShapeOf<Store> = {
  id: text,
  name: text,
  platform: text,
  site: text,
  ip: text,
  status: storeStatus,
  risk: storeRisk,
  tag: textOrNull,
};
const storeChange = { id: text, status: changedStatus };
const favourite: ShapeOf<Favourite> = {
  id: text,
  parentId: textOrNull,
  title: text,
  url: textOrNull,
  position: number,
};
const plugin: ShapeOf<Plugin> = { id: text, name: text, version: text, installed: flag, hidden: flag };
const line: ShapeOf<Line> = { id: text, name: text, region: text, latencyMs: numberOrNull };
const accelerateInfo: ShapeOf<AccelerateInfo> = { enabled: flag, lineId: textOrNull, lines: [line] };
const loginInfo: ShapeOf<LoginInfo> = {
  signedIn: flag,
  isGuest: flag,
  userName: textOrNull,
  role,
  isVip: (value) => value === null || value === undefined || flag(value),
};
const paymentStart: ShapeOf<PaymentStart> = { orderId: text, payUrl: text, qrText: text };

/** Counts for usage statistics: a record, a span of time, a visit to a page. */
export const analysis: ModuleTable<'analysis'> = {
  actions: { RecordCount: 1, RecordStart: 1, RecordEnd: 1, EnterPage: 1, ExitPage: 1 },
};

/** Accelerated network lines: measure, choose, turn on and off. */
export const gateway: ModuleTable<'gateway'> = {
  actions: {
    SpeedTest: [1, { lines: [line] }],
    GetAccelerateInfo: [0, accelerateInfo],
    SetAccelerateInfo: [1, accelerateInfo],
    SelectKey: 1,
    GetStatus: 0,
  },
};

/** Tabs, local addresses and the white list of the shop's browser. */
export const webBrowser: ModuleTable<'webBrowser'> = {
  actions: {
    CreateTab: 1,
    ReplaceTab: 1,
    GetLocalIp: 1,
    BindLocalIp: 1,
    ChangeLocalIp: 1,
    GetWhitelist: 1,
    SetWhitelist: 1,
    AutoFix: 1,
    RestartShop: 1,
  },
};

/** Bookmarks and their folders. */
export const favourites: ModuleTable<'favourites'> = {
  actions: {
    List: [0, { favourites: [favourite] }],
    Create: [1, favourite],
    Delete: [1, id],
    Move: [1, favourite],
    Update: [1, favourite],
  },
};

/** Plug-ins, of the signed-in user and, with the prefix Guest, of the guest. */
export const plugins: ModuleTable<'plugins'> = {
  actions: {
    List: [0, { plugins: [plugin] }],
    Add: [1, plugin],
    Delete: [1, plugin],
    Install: [1, plugin],
    Uninstall: [1, plugin],
    Hide: [1, plugin],
    GuestList: [0, { plugins: [plugin] }],
    GuestAdd: [1, plugin],
    GuestDelete: [1, plugin],
    GuestInstall: [1, plugin],
    GuestUninstall: [1, plugin],
    GuestHide: [1, plugin],
  },
};

/** Who is signed in, and the computer. The handshake and the keep-alive are the library's own. */
export const clientAuthentication: ModuleTable<'clientAuthentication'> = {
  actions: {
    ClientConnected: 1,
    PluginInitialized: 0,
    KeepAlive: 0,
    GetMachineInfo: 0,
    GetLoginInfo: [0, loginInfo],
    Login: [1, loginInfo],
    Logout: [0, loginInfo],
    CloudLogin: [1, loginInfo],
  },
};

/** Folders of the client. */
export const fileSystem: ModuleTable<'fileSystem'> = {
  actions: { GetBrowserFolder: 0, GetTempDataFolder: 0 },
};

/** Requests that the client makes for the page, and by which way. */
export const serverApi: ModuleTable<'serverApi'> = {
  actions: { HttpRequest: 1, ChangePreUrl: 1, SelectNetLine: 1 },
};

/** Values that the client keeps for pages. */
export const storage: ModuleTable<'storage'> = {
  actions: { GetLocal: 1, SetLocal: 1, GetSession: 1, SetSession: 1, GetAppInstallData: 0 },
};

/** Stores: list, open, close, clear. */
export const browserManager: ModuleTable<'browserManager'> = {
  actions: {
    GetStoreList: [0, { stores: [store] }],
    GetOpenStatusList: [0, { statuses: [{ id: text, status: storeStatus }] }],
    Open: [1, storeChange],
    Close: [1, storeChange],
    ClearCache: [1, storeChange],
    ClearUserData: [1, storeChange],
    ReplaceTag: 1,
  },
};

/** The client's log. */
export const logging: ModuleTable<'logging'> = { actions: { Write: 1 } };

/** Settings of the client, its version, and its end. */
export const systemInfo: ModuleTable<'systemInfo'> = {
  actions: {
    GetLanguage: 0,
    SetLanguage: 1,
    GetVersion: [0, { version: text, releasePhase: text }],
    GetReleasePhase: 0,
    CheckNewVersion: 0,
    GetHardwareAcceleration: 0,
    SetHardwareAcceleration: 1,
    GetRunModel: 0,
    SetRunModel: 1,
    GetApiPreUrl: 0,
    SetApiPreUrl: 1,
    GetPageDisplayType: 0,
    SetPageDisplayType: 1,
    GetPushMessages: 0,
    GetNotificationSettings: 0,
    SetNotificationSettings: 1,
    GetDefaultBrowser: 0,
    SetDefaultBrowser: 1,
    GetAutostart: 0,
    SetAutostart: 1,
    Restart: 0,
    Exit: 0,
    GetDnsStatus: 0,
    GetLineIds: 0,
    GetTempSize: 0,
  },
};

/** What the client tells by itself, once it is subscribed to: stores, messages, states. */
export const dataObserver: ModuleTable<'dataObserver'> = {
  actions: { Subscribe: 1 },
  pushes: { StoreInfo: store },
};

/** The two wallets, and the push that says how a payment ended. */
export const payment: ModuleTable<'payment'> = {
  actions: { AliPay: [1, paymentStart], WeChatPay: [1, paymentStart] },
  pushes: { PaymentResult: { orderId: text, paid: flag } },
};

/** The bar in which the client repairs itself. */
export const selfHelpRepair: ModuleTable<'selfHelpRepair'> = { actions: { ShowAutoFixBar: 0 } };
