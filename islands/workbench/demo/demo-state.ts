/** The initial state of the demo's client: the shops of the site's pictures, with texts in the page's language. */
import type { LoginInfo } from '#bridge-lib';
import { type ClientState, type ModelStore, unusedState } from '#client-model/state.ts';

export interface DemoTexts {
  favourites: { work: string; orders: string; rules: string };
  plugins: readonly string[];
  lines: readonly { name: string; region: string }[];
}

export interface DemoSample {
  shops: readonly { code: string; platform: string; ip: string }[];
  texts: DemoTexts;
  /** The client's language; Chinese by default. */
  language?: string;
  /** Starts with nobody signed in. */
  isGuest?: boolean;
}

const VERSION = '6.3.1';
const CACHE_BYTES = 128 * 1024 * 1024;
/** From East Asia: Los Angeles, Frankfurt, Tokyo, São Paulo. */
const LINE_MS = [140, 190, 60, 280];
const GUEST: LoginInfo = { signedIn: false, isGuest: true, userName: null, role: null };
const BOSS: LoginInfo = { signedIn: true, isGuest: false, userName: 'demo', role: 'boss' };

export function demoState(
  { shops, texts, language = 'zh-CN', isGuest }: DemoSample,
  now: number,
): ClientState {
  const plugins = texts.plugins.map((name, index) => ({
    id: String(index),
    name,
    version: `1.${String(index)}.0`,
    installed: index % 2 === 0,
    hidden: false,
  }));
  return {
    ...unusedState(),
    facts: {
      version: VERSION,
      releasePhase: 'demo',
      newVersion: null,
      machine: {
        machineId: 'demo',
        machineName: 'DEMO',
        system: 'Windows 11',
        processor: 'x64',
        memoryMb: 8192,
      },
      addresses: ['192.0.2.10', '198.51.100.10'],
      browserFolder: 'C:\\Demo\\Browser',
      tempFolder: 'C:\\Demo\\Temp',
      dns: { status: 'ok', servers: ['192.0.2.53'] },
      installedAt: now,
      channelId: '',
      promoter: '',
    },
    stores: shops.map((shop, index) => demoStore(shop, index, shops.length)),
    favourites: [
      { id: '1', parentId: null, title: texts.favourites.work, url: null, position: 0 },
      {
        id: '2',
        parentId: '1',
        title: texts.favourites.orders,
        url: 'https://www.example.com/orders',
        position: 0,
      },
      {
        id: '3',
        parentId: null,
        title: texts.favourites.rules,
        url: 'https://www.example.com/rules',
        position: 1,
      },
    ],
    plugins,
    guestPlugins: plugins.map((plugin) => ({ ...plugin })),
    lines: texts.lines.map(({ name, region }, index) => ({
      id: String(index),
      name,
      region,
      latencyMs: null,
      answers: { leastMs: LINE_MS[index] ?? 200, spreadMs: 30 },
    })),
    login: { ...(isGuest ? GUEST : BOSS) },
    settings: {
      language,
      hardwareAcceleration: true,
      runModel: 'standard',
      preUrl: 'https://api.example.com',
      displayType: 'list',
      notifications: { sound: true, desktop: true, riskWarnings: true, marketing: false },
      isDefaultBrowser: false,
      autostart: false,
      boundIp: null,
      whitelist: [],
      netLineId: null,
    },
    messages: [],
    tabs: [],
  };
}

function demoStore(shop: DemoSample['shops'][number], index: number, count: number): ModelStore {
  const { code, platform, ip } = shop;
  return {
    id: code,
    name: `${platform} ${code}`,
    platform,
    site: code.slice(0, 2),
    ip,
    status: index === 0 ? 'open' : 'closed',
    risk: index === 1 ? 'device' : index === 4 ? 'login' : 'none',
    cacheBytes: Math.floor(CACHE_BYTES / count),
    isOnThisComputer: index < 2,
    tag: '',
    boundIp: null,
    whitelist: [],
  };
}
