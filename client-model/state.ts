/**
 * What a desktop client remembers. The program that runs one (the simulator in a file, the demo in a page) makes a state and keeps
 * it; the actions beside this file are the only ones that change it, at once or a while after they were asked. Owns shapes only.
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

/** What can be said of one shop's browser, and of the client's own. */
export interface BrowserScope {
  /** The address of this computer that its traffic leaves by; null for the usual one. */
  boundIp: string | null;
  whitelist: string[];
}

export interface ModelStore extends Writable<Omit<Store, 'tag'>>, BrowserScope {
  cacheBytes: number;
  /** Made here, and no team's: without a sign-in these are all there are. */
  isOnThisComputer: boolean;
  /** Empty for none. */
  tag: string;
}

export interface ModelLine extends Writable<Line> {
  /** How soon it answers: so many milliseconds at least, and up to so many more. Null: never. */
  answers: { readonly leastMs: number; readonly spreadMs: number } | null;
}

export interface ModelTab {
  tabId: string;
  url: string;
  /** The shop whose browser has it; none for the client's own. */
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
  /** The line by which the client's own requests go. */
  netLineId: string | null;
}

/** What nothing that a page asks can change. */
export interface ClientFacts {
  version: string;
  releasePhase: string;
  /** The version that there is to go to; null when this is the newest. */
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
  /** The shops that were given to somebody, by user name. Who is not named here has all of the team's. */
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
  counts: [key: string, count: number][];
  visits: { page: string; enteredAt: number; leftAt: number | null }[];
  log: { at: number; level: string; message: string }[];
  paidOrders: string[];
  tabs: ModelTab[];
  nextId: number;
}

/** What is empty in a new client. */
export const unusedState = (): Pick<
  ClientState,
  'grants' | 'acceleration' | 'localStorage' | 'counts' | 'visits' | 'log' | 'paidOrders' | 'nextId'
> => ({
  grants: {},
  acceleration: { enabled: false, lineId: null },
  localStorage: [],
  counts: [],
  visits: [],
  log: [],
  paidOrders: [],
  nextId: 100,
});
