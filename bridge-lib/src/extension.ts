/**
 * The environment of a browser extension: its cookie store in place of the page's cookies, and neither a page to reload
 * nor one that is hidden. The browser asks nobody before an extension reaches loopback; the client decides whom it lets in.
 */
import { browserClock, yieldTask } from './browser.ts';
import { extensionCookies, type ExtensionCookieStore } from './cookies.ts';
import type { BridgeEnvironment, Logger } from './environment.ts';

/** What a service worker of an extension has to hand over. */
export interface ExtensionEnvironmentOptions {
  /** `chrome.cookies` or `browser.cookies`. The extension needs the permission `cookies`, and the host of `url`. */
  readonly cookies: ExtensionCookieStore;
  /** Address of the site that the desktop client sets its cookies for. */
  readonly url: string;
  /** Default: the console. */
  readonly logger?: Logger;
}

/**
 * For a service worker or a page of an extension. Give the client `keepTrying`: nothing else tries again there.
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
