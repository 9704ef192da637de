/**
 * The table of modules and actions as a value, which the typed modules are built from: how many arguments
 * each action takes. Owns the list; the compiler holds it against the type map, in both directions.
 */
import type { ActionArgs, ActionName, ModuleName } from './action-map.ts';

type ActionTable = {
  readonly [M in ModuleName]: { readonly [A in ActionName<M>]: ActionArgs<M, A>['length'] };
};

export const ACTIONS: ActionTable = {
  analysis: {
    RecordCount: 1,
    RecordStart: 1,
    RecordEnd: 1,
    EnterPage: 1,
    ExitPage: 1,
  },
  gateway: {
    SpeedTest: 1,
    GetAccelerateInfo: 0,
    SetAccelerateInfo: 1,
    SelectKey: 1,
    GetStatus: 0,
  },
  webBrowser: {
    CreateTab: 1,
    ReplaceTab: 1,
    GetLocalIp: 0,
    BindLocalIp: 1,
    ChangeLocalIp: 1,
    GetWhitelist: 0,
    SetWhitelist: 1,
    AutoFix: 0,
    RestartShop: 1,
  },
  favourites: {
    List: 0,
    Create: 1,
    Delete: 1,
    Move: 1,
    Update: 1,
  },
  plugins: {
    List: 0,
    Add: 1,
    Delete: 1,
    Install: 1,
    Uninstall: 1,
    Hide: 1,
    GuestList: 0,
    GuestAdd: 1,
    GuestDelete: 1,
    GuestInstall: 1,
    GuestUninstall: 1,
    GuestHide: 1,
  },
  clientAuthentication: {
    ClientConnected: 1,
    PluginInitialized: 0,
    KeepAlive: 0,
    GetMachineInfo: 0,
    GetLoginInfo: 0,
    Login: 1,
    Logout: 0,
    CloudLogin: 1,
  },
  fileSystem: {
    GetBrowserFolder: 0,
    GetTempDataFolder: 0,
  },
  serverApi: {
    HttpRequest: 1,
    ChangePreUrl: 1,
    SelectNetLine: 1,
  },
  storage: {
    GetLocal: 1,
    SetLocal: 1,
    GetSession: 1,
    SetSession: 1,
    GetAppInstallData: 0,
  },
  browserManager: {
    GetStoreList: 0,
    GetOpenStatusList: 0,
    Open: 1,
    Close: 1,
    ClearCache: 1,
    ClearUserData: 1,
    ReplaceTag: 1,
  },
  logging: {
    Write: 1,
  },
  systemInfo: {
    GetLanguage: 0,
    SetLanguage: 1,
    GetVersion: 0,
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
  dataObserver: {
    Subscribe: 1,
  },
  payment: {
    AliPay: 1,
    WeChatPay: 1,
  },
  selfHelpRepair: {
    ShowAutoFixBar: 0,
  },
};

/** `Open` on the wire is the method `open`. */
export function methodName(action: string): string {
  return action.charAt(0).toLowerCase() + action.slice(1);
}
