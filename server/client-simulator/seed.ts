/** A fresh installation of the client: everything except the stores, which are the client model's samples. */
import { randomBytes } from 'node:crypto';
import type { Plugin } from '#bridge-lib';
import { sampleGrants, sampleStores } from '#client-model/sample-stores.ts';
import { type ClientState, unusedState } from '#client-model/state.ts';
import { DAY_MS } from '#src/domain/duration.ts';
import { type ClientSession, STATE_FORMAT, type SimulatorState } from './state.ts';

const VERSION = '6.3.0';
const NEW_VERSION = '6.3.1';
const PROFILE = 'C:\\Users\\demo\\AppData\\Local\\StoreBrowser';

const SECRET_BYTES = 24;

/** 32 characters of the URL-safe alphabet, as the rules for `sid` want at least 20 of ASCII. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function seedState(storeCount: number, now: number): SimulatorState {
  const session = seedSession();
  const stores = sampleStores(storeCount);
  return {
    ...unusedState(),
    format: STATE_FORMAT,
    session,
    facts: {
      version: VERSION,
      releasePhase: 'stable',
      newVersion: NEW_VERSION,
      machine: {
        machineId: session.bid,
        machineName: 'SIMULATOR',
        system: 'Windows 11',
        processor: 'x64, 8 cores',
        memoryMb: 16_384,
      },
      addresses: ['192.0.2.10', '198.51.100.10', '203.0.113.10'],
      browserFolder: `${PROFILE}\\Browser`,
      tempFolder: `${PROFILE}\\Temp`,
      dns: { status: 'ok', servers: ['192.0.2.53', '198.51.100.53'] },
      installedAt: now,
      channelId: session.channelId,
      promoter: '',
    },
    stores,
    grants: sampleGrants(stores),
    favourites: [
      favourite('fav-1', null, 'Seller centres', null, 0),
      favourite('fav-2', 'fav-1', 'Amazon Seller Central', 'https://sellercentral.amazon.com/', 0),
      favourite('fav-3', 'fav-1', 'eBay Seller Hub', 'https://www.ebay.com/sh/ovw', 1),
      favourite('fav-4', 'fav-1', 'Asia', null, 2),
      favourite('fav-5', 'fav-4', 'Shopee Seller Centre', 'https://seller.shopee.sg/', 0),
      favourite('fav-6', 'fav-4', 'Lazada Seller Center', 'https://sellercenter.lazada.sg/', 1),
      favourite('fav-7', null, 'Logistics', null, 1),
      favourite('fav-8', 'fav-7', 'Parcel tracking', 'https://www.17track.net/', 0),
      favourite('fav-9', null, 'Exchange rates', 'https://www.xe.com/', 2),
    ],
    plugins: [
      plugin('plugin-1', 'Review Watch', '2.4.1', true),
      plugin('plugin-2', 'Listing Translator', '1.9.0', true),
      plugin('plugin-3', 'Profit Calculator', '3.0.2', false),
      plugin('plugin-4', 'Image Collector', '1.2.7', false),
      plugin('plugin-5', 'Order Export', '5.1.0', true),
      plugin('plugin-6', 'Keyword Scout', '0.9.4', false),
    ],
    guestPlugins: [
      plugin('guest-1', 'Page Translator', '4.2.0', true),
      plugin('guest-2', 'Screenshot', '2.0.3', false),
      plugin('guest-3', 'Currency Converter', '1.1.1', false),
    ],
    lines: [
      line('line-hk', 'Hong Kong 1', 'Asia', 38),
      line('line-sg', 'Singapore 1', 'Asia', 62),
      line('line-jp', 'Tokyo 1', 'Asia', 71),
      line('line-de', 'Frankfurt 1', 'Europe', 186),
      line('line-uk', 'London 1', 'Europe', 203),
      line('line-us-w', 'Los Angeles 1', 'North America', 154),
      line('line-us-e', 'New York 1', 'North America', 221),
      line('line-br', 'Sao Paulo 1', 'South America', null),
    ],
    login: { signedIn: true, isGuest: false, userName: 'harbor_boss', role: 'boss' },
    settings: {
      language: 'zh-CN',
      hardwareAcceleration: true,
      runModel: 'standard',
      preUrl: 'http://127.0.0.1:4321/api',
      displayType: 'list',
      notifications: { sound: true, desktop: true, riskWarnings: true, marketing: false },
      isDefaultBrowser: false,
      autostart: true,
      boundIp: null,
      whitelist: ['sellercentral.amazon.com', 'www.ebay.com'],
      netLineId: null,
    },
    messages: [
      {
        id: 'message-1',
        title: '登录信息有变动',
        text: 'Fenwick Garden 的登录信息有变动。请确认是您公司成员的操作，再打开。',
        at: now - 7_200_000,
        isRead: false,
      },
      {
        id: 'message-2',
        title: `新版本 ${NEW_VERSION}`,
        text: '新版本可以安装了。',
        at: now - DAY_MS,
        isRead: true,
      },
    ],
    tabs: [{ tabId: 'tab-1', url: 'about:home' }],
  };
}

function seedSession(): ClientSession {
  return {
    bid: randomBytes(8).toString('hex'),
    bName: 'simulator',
    sid: newSecret(),
    envid: 'env-simulator',
    apiid: 'api-simulator',
    hkjpp: randomBytes(4).toString('hex'),
    channelId: '',
    cookieWhiteList: '',
  };
}

const favourite = (
  id: string,
  parentId: string | null,
  title: string,
  url: string | null,
  position: number,
): ClientState['favourites'][number] => ({ id, parentId, title, url, position });

function plugin(id: string, name: string, version: string, installed: boolean): Plugin {
  return { id, name, version, installed, hidden: false };
}

function line(
  id: string,
  name: string,
  region: string,
  typicalMs: number | null,
): ClientState['lines'][number] {
  const answers = typicalMs === null ? null : { leastMs: typicalMs * 0.85, spreadMs: typicalMs * 0.4 };
  return { id, name, region, answers, latencyMs: null };
}
