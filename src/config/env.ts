/**
 * Settings that the page itself needs, read and checked once. A build with a bad value stops here with the name
 * of the setting; the values are never printed. Everything in this file ships to the browser: none of it is a secret.
 */
import { API_KEY_HEADER, API_PREFIX, RESERVED_HEADERS } from './constants.ts';

import { parseUrl } from './parse-url.ts';
import { setting } from './setting.ts';

/** The envelope's key is AES-128: exactly 16 ASCII characters. */
function wireKey(key: string, fallback: string): string {
  const value = setting(key, fallback);
  if (!/^[\x20-\x7e]{16}$/.test(value)) {
    throw new Error(
      `${key} has to be exactly 16 ASCII characters; set it in .env or leave it out (see .env.example).`,
    );
  }
  return value;
}

/** Plain http would show what visitors type to anyone on the way; only this machine itself may be spoken to that way. */
function apiBase(key: string, fallback: string): string {
  const value = setting(key, fallback).replace(/\/$/, '');
  if (value.startsWith('http://') && !/^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value)) {
    throw new Error(`${key} has to be https, or a path on this site (see .env.example).`);
  }
  return value;
}

/** Other sources of the same files, tried when the first does not answer; each a folder like the download base. */
function mirrors(key: string, fallback: string): string[] {
  const bases = setting(key, fallback)
    .split(/[\s,]+/)
    .filter((base) => base !== '' && base !== 'none');
  const wrong = bases.find((base) => !/^(https:\/\/[^/]+)?\/[\w./-]+$/.test(base));
  if (wrong !== undefined) {
    throw new Error(`${key} has to list https folders, or folders of this site (see .env.example).`);
  }
  return bases.map((base) => base.replace(/\/$/, ''));
}

/** Where a backend has other paths than ours. */
function apiPrefix(key: string, fallback: string): string {
  const value = setting(key, fallback);
  if (/^(\/[\w.-]+){1,4}$/.test(value)) return value;
  throw new Error(`${key} has to be a path such as /v5 (see .env.example).`);
}

function headerName(key: string, fallback: string): string {
  const value = setting(key, fallback).toLowerCase();
  if (/^[a-z0-9-]{1,64}$/.test(value) && !RESERVED_HEADERS.includes(value)) return value;
  throw new Error(`${key} has to be the name of a header that nothing else uses (see .env.example).`);
}

const downloadBase = setting('PUBLIC_DOWNLOAD_BASE', '/installers').replace(/\/$/, '');
const mirrorBases = mirrors('PUBLIC_DOWNLOAD_MIRRORS', '/installers/backup');

/** An address that pages lead to or load from; `undefined` where there is none. */
function webAddress(key: string, fallback: string): string | undefined {
  const value = setting(key, fallback);
  if (value === '' || value === 'none') return undefined;
  const url = parseUrl(value);
  const isLocal = url !== undefined && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))) {
    throw new Error(`${key} has to be an https address, or "none" (see .env.example).`);
  }
  return url.href;
}

/** `link` for any desk that takes visitor and signature in its address; `chatwoot` for Chatwoot's widget page. */
function chatAdapter(): 'link' | 'chatwoot' {
  const value = setting('PUBLIC_CHAT_ADAPTER', 'link');
  if (value !== 'link' && value !== 'chatwoot') {
    throw new Error('PUBLIC_CHAT_ADAPTER has to be link or chatwoot (see .env.example).');
  }
  return value;
}

/** A day that pages name; `undefined` where there is none. */
function dayOf(key: string): Date | undefined {
  const value = setting(key, '');
  if (value === '' || value === 'none') return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // A day that does not exist rolls over into the next month.
  if (
    !/^\d{4}-\d{2}-\d{2}$/.test(value) ||
    Number.isNaN(day.getTime()) ||
    !day.toISOString().startsWith(value)
  ) {
    throw new Error(`${key} has to be a day such as 2026-12-01, or "none" (see .env.example).`);
  }
  return day;
}

export const env = {
  /** From when on the agreements hold, as pages say beside the day of their last update. */
  agreementsEffective: dayOf('PUBLIC_AGREEMENTS_EFFECTIVE'),
  chat: {
    /** The visitor's page of the desk. */
    desk: webAddress('PUBLIC_CHAT_DESK', 'http://127.0.0.1:4322/'),
    adapter: chatAdapter(),
    /** Chatwoot's name of the inbox. */
    websiteToken: setting('PUBLIC_CHATWOOT_TOKEN', ''),
    /** Loaded when a visitor opens the chat, and never before. */
    script: webAddress('PUBLIC_CHAT_SCRIPT', ''),
  },
  apiBase: apiBase('PUBLIC_API_BASE', '/api'),
  websiteApiSecret: wireKey('PUBLIC_WEBSITE_API_SECRET', 'berth-website-16'),
  productApiSecret: wireKey('PUBLIC_PRODUCT_API_SECRET', 'berth-product-16'),
  productApiKey: setting('PUBLIC_PRODUCT_API_KEY', 'berth-product-key'),
  apiPrefix: {
    website: apiPrefix('PUBLIC_WEBSITE_API_PREFIX', API_PREFIX.website),
    product: apiPrefix('PUBLIC_PRODUCT_API_PREFIX', API_PREFIX.product),
  },
  apiKeyHeader: headerName('PUBLIC_PRODUCT_API_KEY_HEADER', API_KEY_HEADER),
  /** Folder that installer names are resolved against. */
  downloadBase,
  mirrorBases,
  /** Other origins that installers come from; the page's own needs no mention. */
  installerOrigins: [
    ...new Set([downloadBase, ...mirrorBases].flatMap((base) => /^https:\/\/[^/]+/.exec(base) ?? [])),
  ],
} as const;
