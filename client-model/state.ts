/**
 * The memory of a desktop client. The program that runs one (the simulator in a file, the demo in a page) creates the
 * state and stores it; only the actions beside this file change it, at once or some time after the call. Shapes only.
 */
import type {
  DisplayType,
  Favourite,
  Line,
  LoginInfo,
  MachineInfo,
  NotificationSettings,
  Plugin,
  PushMessage,
  RunModel,
  Store,
} from '#bridge-lib';

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** The state of one shop's browser, or of the client's own. */
export interface BrowserScope {
  /** The computer's address that its traffic uses; null for the default one. */
  boundIp: string | null;
  whitelist: string[];
}

export interface ModelStore extends Writable<Omit<Store, 'tag'>>, BrowserScope {
  cacheBytes: number;
  /** Created on this computer, not the team's: without a sign-in only these are visible. */
  isOnThisComputer: boolean;
  /** Empty for none. */
  tag: string;
}

export interface ModelLine extends Writable<Line> {
  /** Its latency: at least `leastMs`, and up to `spreadMs` more. Null: it never answers. */
  answers: { readonly leastMs: number; readonly spreadMs: number } | null;
}

export interface ModelTab {
  tabId: string;
  url: string;
  /** The shop whose browser it is in; none for the client's own. */
  storeId?: string;
}

export interface ClientSettings extends BrowserScope {
  language: string;
  hardwareAcceleration: boolean;
  runModel: RunModel;
  preUrl: string;
  displayType: DisplayType;
  notifications: Writable<NotificationSettings>;
  isDefaultBrowser: boolean;
  autostart: boolean;
  /** The line of the client's own requests. */
  netLineId: string | null;
}

/** Facts that no request of a page can change. */
export interface ClientFacts {
  version: string;
  releasePhase: string;
  /** The version to update to; null when this is the newest. */
  newVersion: string | null;
  machine: MachineInfo;
  addresses: readonly string[];
  browserFolder: string;
  tempFolder: string;
  dns: { status: 'ok' | 'slow' | 'failed'; servers: readonly string[] };
  installedAt: number;
  channelId: string;
  promoter: string;
}

export interface ClientState {
  facts: ClientFacts;
  stores: ModelStore[];
  /** The shops granted to a person, by user name. A person without an entry has all of the team's. */
  grants: Record<string, readonly string[]>;
  favourites: Writable<Favourite>[];
  plugins: Writable<Plugin>[];
  guestPlugins: Writable<Plugin>[];
  lines: ModelLine[];
  acceleration: { enabled: boolean; lineId: string | null };
  login: Writable<LoginInfo>;
  settings: ClientSettings;
  messages: Writable<PushMessage>[];
  localStorage: [key: string, value: string][];
  paidOrders: string[];
  tabs: ModelTab[];
  nextId: number;
}

/** The empty parts of a new client's state. */
export const unusedState = (): Pick<
  ClientState,
  'grants' | 'acceleration' | 'localStorage' | 'paidOrders' | 'nextId'
> => ({
  grants: {},
  acceleration: { enabled: false, lineId: null },
  localStorage: [],
  paidOrders: [],
  nextId: 100,
});
