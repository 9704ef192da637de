/**
 * The one type map of the bridge: for every module and action its arguments and its reply, and for every
 * push its payload. A call with a wrong argument does not compile.
 *
 * The wire fixes the shapes of some replies: those are `Fixed` and checked when they arrive, by the tables in
 * `modules.ts`. The shapes of the others are this library's reading; a client of another make may leave fields
 * out, so that they are `Loose` and every field may be missing.
 */
import type {
  AccelerateInfo,
  DisplayType,
  Favourite,
  Line,
  LoginInfo,
  MachineInfo,
  NotificationSettings,
  ObservedTopic,
  PaymentOrder,
  PaymentResult,
  PaymentStart,
  Plugin,
  PushMessage,
  RunModel,
  Store,
  StoreStatus,
} from './models.ts';

/** Nothing, an object, or an object that may be left out. */
type Arguments = readonly [] | readonly [object] | readonly [object?];

/** What an action takes and gives, and whether the wire fixes what it gives. */
export interface Action<Args extends Arguments, Reply, IsFixed extends boolean = boolean> {
  readonly args: Args;
  readonly reply: Reply;
  readonly isFixed: IsFixed;
}

type Fixed<Args extends Arguments, Reply> = Action<Args, Reply, true>;
type Loose<Args extends Arguments, Reply = object> = Action<Args, Partial<Reply>, false>;

/** A switch that can be read and set. */
interface Enabled {
  readonly enabled: boolean;
}
interface Id {
  readonly id: string;
}
interface OptionalId {
  readonly id?: string;
}

/** Every module of the wire, its actions, and what each takes and gives. Names stay as they are on the wire. */
export interface ActionMap {
  analysis: {
    RecordCount: Loose<[{ key: string; count: number }]>;
    RecordStart: Loose<[{ key: string }]>;
    RecordEnd: Loose<[{ key: string }], { durationMs: number }>;
    EnterPage: Loose<[{ page: string }]>;
    ExitPage: Loose<[{ page: string }]>;
  };
  gateway: {
    /** An empty list measures every line. */
    SpeedTest: Fixed<[{ lineIds: readonly string[] }], { lines: readonly Line[] }>;
    GetAccelerateInfo: Fixed<[], AccelerateInfo>;
    SetAccelerateInfo: Fixed<[{ enabled: boolean; lineId: string | null }], AccelerateInfo>;
    SelectKey: Loose<[{ lineId: string }], AccelerateInfo>;
    GetStatus: Loose<[], { enabled: boolean; lineId: string | null; connected: boolean }>;
  };
  /** With the id of a shop they are about its own browser, without one about the client's. */
  webBrowser: {
    CreateTab: Loose<[{ url: string; id?: string }], { tabId: string; url: string }>;
    ReplaceTab: Loose<[{ tabId: string; url: string }], { tabId: string; url: string }>;
    GetLocalIp: Loose<[OptionalId?], { ip: string; addresses: readonly string[]; boundIp: string | null }>;
    BindLocalIp: Loose<[{ ip: string } & OptionalId], { ip: string; boundIp: string | null }>;
    ChangeLocalIp: Loose<[{ ip: string } & OptionalId], { ip: string; boundIp: string | null }>;
    GetWhitelist: Loose<[OptionalId?], { whitelist: readonly string[] }>;
    SetWhitelist: Loose<[{ whitelist: readonly string[] } & OptionalId], { whitelist: readonly string[] }>;
    /** Without an id it repairs every shop. */
    AutoFix: Loose<[OptionalId?], { fixed: readonly string[] }>;
    RestartShop: Loose<[Id], { id: string; status: StoreStatus }>;
  };
  favourites: {
    List: Fixed<[], { favourites: readonly Favourite[] }>;
    Create: Fixed<[{ title: string; url: string | null; parentId: string | null }], Favourite>;
    Delete: Fixed<[Id], Id>;
    Move: Fixed<[FavouriteChange], Favourite>;
    Update: Fixed<[FavouriteChange], Favourite>;
  };
  plugins: PluginActions & { [Name in keyof PluginActions as `Guest${Name}`]: PluginActions[Name] };
  clientAuthentication: {
    ClientConnected: Loose<[ClientConnectedArgs]>;
    PluginInitialized: Loose<[]>;
    KeepAlive: Loose<[]>;
    GetMachineInfo: Loose<[], MachineInfo>;
    GetLoginInfo: Fixed<[], LoginInfo>;
    Login: Fixed<[{ userName: string; password: string }], LoginInfo>;
    Logout: Fixed<[], LoginInfo>;
    CloudLogin: Fixed<[{ code: string }], LoginInfo>;
  };
  fileSystem: {
    GetBrowserFolder: Loose<[], { path: string }>;
    GetTempDataFolder: Loose<[], { path: string }>;
  };
  serverApi: {
    HttpRequest: Loose<[RelayedRequest], { status: number; headers: Record<string, string>; body: string }>;
    ChangePreUrl: Loose<[{ preUrl: string }], { preUrl: string }>;
    /** Null leads the client's own requests past every line again. */
    SelectNetLine: Loose<[{ lineId: string | null }], { lineId: string | null }>;
  };
  storage: {
    GetLocal: Loose<[{ key: string }], StoredValue>;
    SetLocal: Loose<[StoredValue], StoredValue>;
    GetSession: Loose<[{ key: string }], StoredValue>;
    SetSession: Loose<[StoredValue], StoredValue>;
    GetAppInstallData: Loose<[], { installedAt: number; channelId: string; promoter: string }>;
  };
  browserManager: {
    GetStoreList: Fixed<[], { stores: readonly Store[] }>;
    GetOpenStatusList: Fixed<[], { statuses: readonly { id: string; status: StoreStatus }[] }>;
    Open: Fixed<[Id], StoreChange>;
    Close: Fixed<[Id], StoreChange>;
    ClearCache: Fixed<[Id], StoreChange>;
    ClearUserData: Fixed<[Id], StoreChange>;
    ReplaceTag: Loose<[{ id: string; tag: string }], { id: string; tag: string }>;
  };
  logging: {
    Write: Loose<[{ level: 'info' | 'warn' | 'error'; message: string }]>;
  };
  systemInfo: {
    GetLanguage: Loose<[], { language: string }>;
    SetLanguage: Loose<[{ language: string }], { language: string }>;
    GetVersion: Fixed<[], { version: string; releasePhase: string }>;
    GetReleasePhase: Loose<[], { releasePhase: string }>;
    CheckNewVersion: Loose<[], { hasNewVersion: boolean; version: string; url: string }>;
    GetHardwareAcceleration: Loose<[], Enabled>;
    SetHardwareAcceleration: Loose<[Enabled], Enabled>;
    GetRunModel: Loose<[], { runModel: RunModel }>;
    SetRunModel: Loose<[{ runModel: RunModel }], { runModel: RunModel }>;
    GetApiPreUrl: Loose<[], { preUrl: string }>;
    SetApiPreUrl: Loose<[{ preUrl: string }], { preUrl: string }>;
    GetPageDisplayType: Loose<[], { displayType: DisplayType }>;
    SetPageDisplayType: Loose<[{ displayType: DisplayType }], { displayType: DisplayType }>;
    GetPushMessages: Loose<[], { messages: readonly PushMessage[] }>;
    GetNotificationSettings: Loose<[], NotificationSettings>;
    SetNotificationSettings: Loose<[Partial<NotificationSettings>], NotificationSettings>;
    GetDefaultBrowser: Loose<[], { isDefault: boolean }>;
    SetDefaultBrowser: Loose<[{ isDefault: boolean }], { isDefault: boolean }>;
    GetAutostart: Loose<[], Enabled>;
    SetAutostart: Loose<[Enabled], Enabled>;
    Restart: Loose<[]>;
    Exit: Loose<[]>;
    GetDnsStatus: Loose<[], { status: 'ok' | 'slow' | 'failed'; servers: readonly string[] }>;
    /** `lineId`: by which of them the client's own requests go; missing or null for none. */
    GetLineIds: Loose<[], { lineIds: readonly string[]; lineId: string | null }>;
    GetTempSize: Loose<[], { bytes: number }>;
  };
  dataObserver: {
    Subscribe: Loose<[{ topics: readonly ObservedTopic[] }], { topics: readonly ObservedTopic[] }>;
  };
  payment: {
    AliPay: Fixed<[PaymentOrder], PaymentStart>;
    WeChatPay: Fixed<[PaymentOrder], PaymentStart>;
  };
  selfHelpRepair: {
    ShowAutoFixBar: Loose<[], { shown: boolean }>;
  };
}

/** The pushes whose payload the wire fixes: checked when they arrive. */
export interface FixedPushMap {
  dataObserver: { StoreInfo: Store };
  payment: { PaymentResult: PaymentResult };
}

/** Every push and its payload. Of those that the wire does not fix, any field may be missing. */
export interface PushMap extends FixedPushMap {
  dataObserver: FixedPushMap['dataObserver'] & {
    NewMessage: Partial<PushMessage>;
    ReadState: Partial<{ id: string; isRead: boolean }>;
    CommonState: Partial<{ key: string; value: unknown }>;
    Proxy: Partial<{ storeId: string; ip: string; isOnline: boolean }>;
  };
}

/** What the page says of itself in the handshake, from its cookies. */
export interface ClientConnectedArgs {
  readonly envid: string;
  readonly apiid: string;
  readonly channelId: string;
  readonly isGuest: boolean;
}

interface FavouriteChange {
  readonly id: string;
  readonly title?: string;
  readonly url?: string | null;
  readonly parentId?: string | null;
  readonly position?: number;
}

interface StoreChange {
  readonly id: string;
  readonly status?: StoreStatus;
}

interface StoredValue {
  readonly key: string;
  readonly value: string | null;
}

interface RelayedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface PluginActions {
  List: Fixed<[], { plugins: readonly Plugin[] }>;
  Add: Fixed<[Id], Plugin>;
  Delete: Fixed<[Id], Plugin>;
  Install: Fixed<[Id], Plugin>;
  Uninstall: Fixed<[Id], Plugin>;
  Hide: Fixed<[Id], Plugin>;
}

/** A module by its name on the wire. */
export type ModuleName = keyof ActionMap;
/** An action of a module by its name on the wire. */
export type ActionName<M extends ModuleName> = keyof ActionMap[M] & string;
/** The arguments of an action: none or one. */
export type ActionArgs<M extends ModuleName, A extends ActionName<M>> =
  ActionMap[M][A] extends Action<infer Args, unknown> ? Args : never;
/** What an action resolves to. */
export type ActionReply<M extends ModuleName, A extends ActionName<M>> =
  ActionMap[M][A] extends Action<infer _Args, infer Reply> ? Reply : never;

/** A module that pushes. */
export type PushModule = keyof PushMap;
/** A push of a module by its name on the wire. */
export type PushName<M extends PushModule> = keyof PushMap[M] & string;
