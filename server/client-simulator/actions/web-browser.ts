/** The client's own browser: tabs, local addresses, white list, repair. */
import {
  type ActionsOf,
  RET,
  Refusal,
  type World,
  badArgument,
  text,
  textList,
} from '#server/client-simulator/action.ts';
import { openStore, setStatus, storeOf } from './browser-manager.ts';

const ADDRESSES = ['192.0.2.10', '198.51.100.10', '203.0.113.10'];
const TAB_URL = /^(https?:\/\/|about:)/;

export const webBrowser: ActionsOf<'webBrowser'> = {
  CreateTab(payload, world) {
    const tab = { tabId: world.nextId('tab'), url: tabUrl(text(payload, 'url')) };
    world.state.tabs.push(tab);
    world.save();
    return tab;
  },
  ReplaceTab(payload, world) {
    const tabId = text(payload, 'tabId');
    const tab = world.state.tabs.find((other) => other.tabId === tabId);
    if (!tab) throw new Refusal(RET.notFound, '标签页不存在');
    tab.url = tabUrl(text(payload, 'url'));
    world.save();
    return tab;
  },
  GetLocalIp: (_payload, { state: { settings } }) => ({
    ip: settings.boundIp ?? ADDRESSES[0] ?? '',
    addresses: ADDRESSES,
    boundIp: settings.boundIp,
  }),
  BindLocalIp: (payload, world) => bind(text(payload, 'ip'), world),
  ChangeLocalIp(payload, world) {
    if (world.state.settings.boundIp === null) throw new Refusal(RET.conflict, '尚未绑定本地 IP');
    return bind(text(payload, 'ip'), world);
  },
  GetWhitelist: (_payload, { state }) => ({ whitelist: state.settings.whitelist }),
  SetWhitelist(payload, world) {
    world.state.settings.whitelist = [...new Set(textList(payload, 'whitelist'))];
    world.save();
    return { whitelist: world.state.settings.whitelist };
  },
  async AutoFix(_payload, world) {
    await world.wait(world.timings.speedTestMs);
    const risky = world.state.stores.filter(({ risk }) => risk === 'device');
    for (const store of risky) store.risk = 'none';
    world.save();
    return { fixed: risky.map(({ id }) => id) };
  },
  RestartShop(payload, world) {
    const store = storeOf(payload, world);
    setStatus(store, 'closed', world);
    openStore(store, world);
    return { id: store.id, status: store.status };
  },
};

function bind(ip: string, world: World): { ip: string; boundIp: string } {
  if (!ADDRESSES.includes(ip)) throw badArgument('ip');
  world.state.settings.boundIp = ip;
  world.save();
  return { ip, boundIp: ip };
}

function tabUrl(url: string): string {
  if (!TAB_URL.test(url)) throw badArgument('url');
  return url;
}
