/**
 * The browser's implementation of everything that the library takes from outside. The only file here that
 * touches `window`, `document` and `navigator`.
 */
import { documentCookies } from './cookies.ts';
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

/** What a page may say of itself. */
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
      // Read at each use: in a page without storage the mere access throws.
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

export const browserClock: Clock = {
  now: () => performance.now(),
  wallNow: () => Date.now(),
  setTimer: (run, delayMs) => setTimeout(run, delayMs),
  clearTimer(timer) {
    clearTimeout(timer as number); // as this clock made it
  },
};

/** A message to oneself: unlike a timer, it is not slowed to once a second in a hidden tab. */
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
  return () => {
    controller.abort();
  };
};

/**
 * What the browser says about reaching the loopback address from this page. A page that itself comes from
 * loopback is exempt, although the permission reads `prompt` there; it is not when its response header says
 * `treat-as-public-address`, and only that header tells.
 */
const probeLoopback: PermissionProbe = async () => {
  const state = await queryPermission();
  if (state === 'granted' || state === 'unsupported' || !LOOPBACK_HOST.test(location.hostname)) return state;
  return (await isTreatedAsPublic()) ? state : 'exempt';
};

async function queryPermission(): Promise<LoopbackPermission> {
  for (const name of PERMISSION_NAMES) {
    try {
      // Safari before 16 has no permissions, which ends below. The types of the DOM library do not list these names yet.
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // This browser does not know the name, or has no permissions at all.
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
    // Not knowing, the page asks first rather than surprise its visitor.
    return true;
  } finally {
    clearTimeout(timer);
  }
}
