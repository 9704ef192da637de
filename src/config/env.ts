/**
 * Settings of the pages, checked once. A build with a bad value stops with the setting's name, never its value.
 * Everything in this file reaches the browser: none of it is a secret.
 */
import { API_KEY_HEADER, API_PREFIX, RESERVED_HEADERS } from './constants.ts';
import { parseUrl } from './parse-url.ts';
import { headerName, list, matching, orNone, pathOrAddress, webAddress, type Rule } from './setting-rules.ts';
import { checkedSetting, setting } from './setting.ts';

const withoutSlash = (value: string) => value.replace(/\/$/, '');

/** The envelope's key is AES-128. */
const wireKey = (key: string, fallback: string) =>
  checkedSetting(key, fallback, matching(/^[\x20-\x7e]{16}$/), 'exactly 16 ASCII characters, or left out');

/** For backends with other paths. */
const apiPrefix = (key: string, fallback: string) =>
  checkedSetting(key, fallback, matching(/^(\/[\w.-]+){1,4}$/), 'a path such as /v5');

const freeHeaderName: Rule<string> = (value) => {
  const name = headerName(value);
  return name === undefined || RESERVED_HEADERS.includes(name) ? undefined : name;
};

const normalAddress: Rule<string> = (value) => parseUrl(webAddress(value) ?? '')?.href;

/** An address that pages link to or load from; `undefined` for none. */
const addressOrNone = (key: string, fallback: string) =>
  checkedSetting(key, fallback, orNone(null, normalAddress), 'an https address, or "none"') ?? undefined;

/** `link` for any desk that takes visitor and signature in its address; `chatwoot` for Chatwoot's widget page. */
const chatAdapter: Rule<'link' | 'chatwoot'> = (value) =>
  value === 'link' || value === 'chatwoot' ? value : undefined;

const downloadBase = withoutSlash(setting('PUBLIC_DOWNLOAD_BASE', '/installers'));
/** Other sources of the same files, used when the first does not answer; each a folder like the download base. */
const mirrorBases = checkedSetting(
  'PUBLIC_DOWNLOAD_MIRRORS',
  '/installers/backup',
  orNone([], list(matching(/^(https:\/\/[^/]+)?\/[\w./-]+$/))),
  'a list of https folders, or of folders of this site',
).map(withoutSlash);

export const env = {
  chat: {
    /** The visitor's page of the desk. */
    desk: addressOrNone('PUBLIC_CHAT_DESK', 'http://127.0.0.1:4322/'),
    adapter: checkedSetting('PUBLIC_CHAT_ADAPTER', 'link', chatAdapter, 'link or chatwoot'),
    /** Chatwoot's token of the inbox. */
    websiteToken: setting('PUBLIC_CHATWOOT_TOKEN', ''),
    /** Loaded when a visitor opens the chat, not before. */
    script: addressOrNone('PUBLIC_CHAT_SCRIPT', ''),
  },
  /** Over plain http everybody on the way could read what visitors type; only localhost may be used that way. */
  apiBase: withoutSlash(
    checkedSetting('PUBLIC_API_BASE', '/api', pathOrAddress, 'https, or a path on this site'),
  ),
  websiteApiSecret: wireKey('PUBLIC_WEBSITE_API_SECRET', 'berth-website-16'),
  productApiSecret: wireKey('PUBLIC_PRODUCT_API_SECRET', 'berth-product-16'),
  productApiKey: setting('PUBLIC_PRODUCT_API_KEY', 'berth-product-key'),
  apiPrefix: {
    website: apiPrefix('PUBLIC_WEBSITE_API_PREFIX', API_PREFIX.website),
    product: apiPrefix('PUBLIC_PRODUCT_API_PREFIX', API_PREFIX.product),
  },
  apiKeyHeader: checkedSetting(
    'PUBLIC_PRODUCT_API_KEY_HEADER',
    API_KEY_HEADER,
    freeHeaderName,
    'the name of a header that nothing else uses',
  ),
  /** Folder that installer names are resolved against. */
  downloadBase,
  mirrorBases,
  /** Other origins of installers; the page's own is always allowed. */
  installerOrigins: [
    ...new Set([downloadBase, ...mirrorBases].flatMap((base) => /^https:\/\/[^/]+/.exec(base) ?? [])),
  ],
} as const;
