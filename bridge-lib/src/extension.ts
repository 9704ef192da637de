/**
 * The environment of a browser extension: its cookie store instead of the page's cookies, no page to reload, no hidden
 * page. The browser does not ask before an extension reaches loopback; the client decides which ones it accepts.
 */
import { browserClock, yieldTask } from './browser.ts';
import { extensionCookies, type ExtensionCookieStore } from './cookies.ts';
import type { BridgeEnvironment, Logger } from './environment.ts';

/** The options of an extension's service worker. */
export interface ExtensionEnvironmentOptions {
  /** `chrome.cookies` or `browser.cookies`. The extension needs the permission `cookies`, and the host of `url`. */
  readonly cookies: ExtensionCookieStore;
  /** Address of the site for which the desktop client sets its cookies. */
  readonly url: string;
  /** Default: the console. */
  readonly logger?: Logger;
}

/**
 * For a service worker or a page of an extension. Set the client's `keepTrying`, since nothing else retries there.
 *
 * @example
 * createBridgeClient({ ...extensionEnvironment({ cookies: chrome.cookies, url }), keepTrying: true });
 */
export function extensionEnvironment({
  cookies,
  url,
  logger = console,
}: ExtensionEnvironmentOptions): BridgeEnvironment {
  return {
    openSocket: (address) => new WebSocket(address),
    clock: browserClock,
    yieldTask,
    random: Math.random,
    cookies: extensionCookies(cookies, url),
    logger,
  };
}
