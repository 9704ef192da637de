/**
 * The library's environment in a page, and in a browser extension: the only file that touches `window`, `document` and
 * `navigator`.
 */
import { documentCookies, extensionCookies, type ExtensionCookieStore } from './cookies.ts';
import type {
  BridgeEnvironment,
  Clock,
  Lifecycle,
  Logger,
  LoopbackPermission,
  PermissionProbe,
  YieldTask,
} from './environment.ts';

/** Newer name first: since Chrome 145 the permission is split, the old name stays as an alias. */
const PERMISSION_NAMES = ['loopback-network', 'local-network-access'];
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const HEADER_LIMIT_MS = 1_000;

/** What a page may tell about itself. */
export interface BrowserEnvironmentOptions {
  /** True while a form of the page is half filled. Default: never. */
  readonly hasUnsavedInput?: () => boolean;
  /** Default: the console. */
  readonly logger?: Logger;
}

/**
 * The environment of a page, to be called in one; nothing is touched before the client starts.
 *
 * @example
 * createBridgeClient({ ...browserEnvironment({ hasUnsavedInput: () => form.isDirty }), reloadOnClose: false });
 */
export function browserEnvironment(options: BrowserEnvironmentOptions = {}): BridgeEnvironment {
  return {
    openSocket: (url) => new WebSocket(url),
    clock: browserClock,
    yieldTask,
    random: Math.random,
    cookies: documentCookies(document),
    logger: options.logger ?? console,
    lifecycle: pageLifecycle,
    permission: probeLoopback,
    reload: {
      // Read at each use: in a page without storage even the access throws.
      get storage() {
        return sessionStorage;
      },
      reload() {
        location.reload();
      },
      hasUnsavedInput: options.hasUnsavedInput ?? (() => false),
    },
  };
}

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
 * For a service worker or a page of an extension: its cookie store instead of the page's cookies, no page to reload, no
 * hidden page. The browser does not ask before an extension reaches loopback; the client decides which ones it accepts.
 * Set the client's `keepTrying`, since nothing else retries there.
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

export const browserClock: Clock = {
  now: () => performance.now(),
  wallNow: () => Date.now(),
  setTimer: (run, delayMs) => setTimeout(run, delayMs),
  clearTimer(timer) {
    clearTimeout(timer as number); // made by this clock
  },
};

/** A message to the page itself: unlike a timer, it is not limited to once a second in a hidden tab. */
export const yieldTask: YieldTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const pageLifecycle: Lifecycle = (listener) => {
  const controller = new AbortController();
  const { signal } = controller;
  const resume = (): void => {
    if (document.visibilityState === 'visible') listener.resume();
  };
  addEventListener('pagehide', ({ persisted }) => listener.hide(persisted), { signal });
  addEventListener('pageshow', ({ persisted }) => listener.show(persisted), { signal });
  document.addEventListener('resume', resume, { signal });
  document.addEventListener('visibilitychange', resume, { signal });
  addEventListener('online', resume, { signal });
  return () => controller.abort();
};

/**
 * The browser's permission to reach the loopback address from this page. A page from loopback itself is exempt,
 * although its permission is `prompt`, unless its response header says `treat-as-public-address`.
 */
const probeLoopback: PermissionProbe = async () => {
  const state = await queryPermission();
  if (state === 'granted' || state === 'unsupported' || !LOOPBACK_HOST.test(location.hostname)) return state;
  return (await isTreatedAsPublic()) ? state : 'exempt';
};

async function queryPermission(): Promise<LoopbackPermission> {
  for (const name of PERMISSION_NAMES) {
    try {
      // Safari before 16 has no permissions and ends in the `catch`. The DOM library's types lack these names.
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // This browser does not know the name, or has no permissions.
    }
  }
  return 'unsupported';
}

async function isTreatedAsPublic(): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), HEADER_LIMIT_MS);
  try {
    const { headers } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: limit.signal,
    });
    return /\btreat-as-public-address\b/.test(headers.get('content-security-policy') ?? '');
  } catch {
    // When it is unknown, the page asks its visitor first.
    return true;
  } finally {
    clearTimeout(timer);
  }
}
