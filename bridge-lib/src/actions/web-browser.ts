import { type Examples, takes } from '../action.ts';
import type { StoreStatus } from '../models.ts';

interface OptionalId {
  readonly id?: string;
}
interface Tab {
  readonly tabId: string;
  readonly url: string;
}
interface BoundIp {
  readonly ip: string;
  readonly boundIp: string | null;
}
interface Whitelist {
  readonly whitelist: readonly string[];
}

/** Tabs, local addresses and the white list: of a shop's browser with its id, or of the client's own without an id. */
export const webBrowser = {
  actions: {
    CreateTab: takes<{ url: string } & OptionalId, Tab>,
    ReplaceTab: takes<Tab, Tab>,
    GetLocalIp: takes<OptionalId | undefined, BoundIp & { addresses: readonly string[] }>,
    BindLocalIp: takes<{ ip: string } & OptionalId, BoundIp>,
    ChangeLocalIp: takes<{ ip: string } & OptionalId, BoundIp>,
    GetWhitelist: takes<OptionalId | undefined, Whitelist>,
    SetWhitelist: takes<Whitelist & OptionalId, Whitelist>,
    /** Without an id it repairs every shop. */
    AutoFix: takes<OptionalId | undefined, { fixed: readonly string[] }>,
    RestartShop: takes<{ id: string }, { id: string; status: StoreStatus }>,
  },
};

const tab = { tabId: 'tab-1', url: 'https://www.example.com/' };
const ip = '203.0.113.10';
const bound = { ip, boundIp: ip };
const list = { whitelist: ['www.example.com'] };

export const webBrowserExamples = {
  CreateTab: { args: { url: 'https://www.example.com/' }, reply: tab },
  ReplaceTab: { args: tab, reply: tab },
  GetLocalIp: { args: {}, reply: { ip, addresses: [ip], boundIp: null } },
  BindLocalIp: { args: { ip }, reply: bound, right: 'changeIp' },
  ChangeLocalIp: { args: { ip }, reply: bound, right: 'changeIp', after: 'BindLocalIp' },
  GetWhitelist: { args: {}, reply: list },
  SetWhitelist: { args: list, reply: list, right: 'whitelist' },
  AutoFix: { args: {}, reply: { fixed: ['store-0002'] } },
  RestartShop: { args: { id: 'store-0001' }, reply: { id: 'store-0001', status: 'opening' } },
} as const satisfies Examples<typeof webBrowser>;
