/**
 * Tabs, local addresses, white list and repair: of one shop's browser where an id is given, else of the client's own.
 */
import {
  type ActionsOf,
  type Payload,
  type World,
  allowed,
  badArgument,
  text,
  textList,
  textOrNull,
} from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import type { BrowserScope, ModelStore } from '#client-model/state.ts';
import { openStore, publishStore, setStatus, storeOf, storesInReach } from './browser-manager.ts';

const TAB_URL = /^(https?:\/\/|about:)/;

export const webBrowser: ActionsOf<'webBrowser'> = {
  CreateTab(payload, world) {
    const store = optionalStore(payload, world);
    const url = tabUrl(text(payload, 'url'));
    if (store && store.status !== 'open') throw new Refusal('shopIsClosed');
    const tab = { tabId: world.nextId('tab'), url, ...(store ? { storeId: store.id } : {}) };
    world.state.tabs.push(tab);
    return { tabId: tab.tabId, url };
  },
  ReplaceTab(payload, world) {
    const tabId = text(payload, 'tabId');
    const tab = world.state.tabs.find((other) => other.tabId === tabId);
    const isOwn = tab?.storeId === undefined || storesInReach(world).some(({ id }) => id === tab.storeId);
    if (!tab || !isOwn) throw new Refusal('noTab');
    tab.url = tabUrl(text(payload, 'url'));
    return { tabId, url: tab.url };
  },
  GetLocalIp(payload, world) {
    const { boundIp } = scopeOf(payload, world);
    const { addresses } = world.state.facts;
    return { ip: boundIp ?? addresses[0] ?? '', addresses, boundIp };
  },
  BindLocalIp: allowed('changeIp', bind),
  ChangeLocalIp: allowed('changeIp', (payload, world) => {
    if (scopeOf(payload, world).boundIp === null) throw new Refusal('notBound');
    return bind(payload, world);
  }),
  GetWhitelist: (payload, world) => ({ whitelist: scopeOf(payload, world).whitelist }),
  SetWhitelist: allowed('whitelist', (payload, world) => {
    const scope = scopeOf(payload, world);
    const whitelist = [...new Set(textList(payload, 'whitelist'))];
    scope.whitelist = whitelist;
    return { whitelist };
  }),
  async AutoFix(payload, world) {
    const store = optionalStore(payload, world);
    await world.wait(world.timings.speedTestMs);
    const risky = (store ? [store] : storesInReach(world)).filter(({ risk }) => risk === 'device');
    for (const repaired of risky) {
      repaired.risk = 'none';
      publishStore(repaired, world);
    }
    return { fixed: risky.map(({ id }) => id) };
  },
  RestartShop(payload, world) {
    const store = storeOf(payload, world);
    setStatus(store, 'closed', world);
    openStore(store, world);
    return { id: store.id, status: store.status };
  },
};

function optionalStore(payload: Payload, world: World): ModelStore | undefined {
  return textOrNull(payload, 'id') === null ? undefined : storeOf(payload, world);
}

function scopeOf(payload: Payload, world: World): BrowserScope {
  return optionalStore(payload, world) ?? world.state.settings;
}

function bind(payload: Payload, world: World): { ip: string; boundIp: string } {
  const ip = text(payload, 'ip');
  const scope = scopeOf(payload, world);
  if (!world.state.facts.addresses.includes(ip)) throw badArgument('ip');
  scope.boundIp = ip;
  return { ip, boundIp: ip };
}

function tabUrl(url: string): string {
  if (!TAB_URL.test(url)) throw badArgument('url');
  return url;
}
