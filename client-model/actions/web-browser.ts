/**
 * Tabs, local addresses, white list and repair: of one shop's browser where an id is given, else of the client's own.
 */
import {
  type ActionsOf,
  type Payload,
  type ActionContext,
  allowed,
  badArgument,
  text,
  textList,
  textOrNull,
} from '#client-model/action.ts';
import { Refusal } from '#client-model/refusals.ts';
import type { BrowserScope, ModelStore } from '#client-model/state.ts';
import { openStore, publishStore, setStatus, storeOf, visibleStores } from './browser-manager.ts';

const TAB_URL = /^(https?:\/\/|about:)/;

export const webBrowser: ActionsOf<'webBrowser'> = {
  CreateTab(payload, context) {
    const store = optionalStore(payload, context);
    const url = tabUrl(text(payload, 'url'));
    if (store && store.status !== 'open') throw new Refusal('shopIsClosed');
    const tab = { tabId: context.nextId('tab'), url, ...(store ? { storeId: store.id } : {}) };
    context.state.tabs.push(tab);
    return { tabId: tab.tabId, url };
  },
  ReplaceTab(payload, context) {
    const tabId = text(payload, 'tabId');
    const tab = context.state.tabs.find((other) => other.tabId === tabId);
    const isOwn = tab?.storeId === undefined || visibleStores(context).some(({ id }) => id === tab.storeId);
    if (!tab || !isOwn) throw new Refusal('noTab');
    tab.url = tabUrl(text(payload, 'url'));
    return { tabId, url: tab.url };
  },
  GetLocalIp(payload, context) {
    const { boundIp } = scopeOf(payload, context);
    const { addresses } = context.state.facts;
    return { ip: boundIp ?? addresses[0] ?? '', addresses, boundIp };
  },
  BindLocalIp: allowed('changeIp', bind),
  ChangeLocalIp: allowed('changeIp', (payload, context) => {
    if (scopeOf(payload, context).boundIp === null) throw new Refusal('notBound');
    return bind(payload, context);
  }),
  GetWhitelist: (payload, context) => ({ whitelist: scopeOf(payload, context).whitelist }),
  SetWhitelist: allowed('whitelist', (payload, context) => {
    const scope = scopeOf(payload, context);
    const whitelist = [...new Set(textList(payload, 'whitelist'))];
    scope.whitelist = whitelist;
    return { whitelist };
  }),
  async AutoFix(payload, context) {
    const store = optionalStore(payload, context);
    await context.wait(context.timings.speedTestMs);
    const risky = (store ? [store] : visibleStores(context)).filter(({ risk }) => risk === 'device');
    for (const repaired of risky) {
      repaired.risk = 'none';
      publishStore(repaired, context);
    }
    return { fixed: risky.map(({ id }) => id) };
  },
  RestartShop(payload, context) {
    const store = storeOf(payload, context);
    setStatus(store, 'closed', context);
    openStore(store, context);
    return { id: store.id, status: store.status };
  },
};

function optionalStore(payload: Payload, context: ActionContext): ModelStore | undefined {
  return textOrNull(payload, 'id') === null ? undefined : storeOf(payload, context);
}

function scopeOf(payload: Payload, context: ActionContext): BrowserScope {
  return optionalStore(payload, context) ?? context.state.settings;
}

function bind(payload: Payload, context: ActionContext): { ip: string; boundIp: string } {
  const ip = text(payload, 'ip');
  const scope = scopeOf(payload, context);
  if (!context.state.facts.addresses.includes(ip)) throw badArgument('ip');
  scope.boundIp = ip;
  return { ip, boundIp: ip };
}

function tabUrl(url: string): string {
  if (!TAB_URL.test(url)) throw badArgument('url');
  return url;
}
