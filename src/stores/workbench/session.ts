/**
 * The connection to the local client and what the doctor says of it. One client for the page; connecting where the
 * browser will ask waits for the visitor's click, which is the bridge's rule and not repeated here.
 */
import {
  type BridgeClient,
  type BrowserFamily,
  browserEnvironment,
  COOKIE,
  createBridgeClient,
  diagnose,
  type Diagnosis,
} from '#bridge-lib';
import { atom, type ReadableAtom } from 'nanostores';
import { clock } from '#src/browser/clock.ts';
import { createRetryCountdown } from './retry-countdown.ts';

/** The connection's numbers, for what imports the bridge through its stores. */
export { STATUS } from '#bridge-lib';

export interface Session {
  client: BridgeClient;
  $diagnosis: ReadableAtom<Diagnosis>;
  /** Whether a client has answered since the page was loaded: what it said stays in sight when it goes. */
  $wasConnected: ReadableAtom<boolean>;
  /** Seconds until the next attempt of its own, 0 during it; `null` while there will be none. */
  $retrySeconds: ReadableAtom<number | null>;
  start: () => void;
  connect: () => void;
  dispose: () => void;
}

/** The oldest client that is sure to speak everything the workbench asks for; an older one is let in with a warning. */
export const OLDEST_CLIENT = '6.0.0';

const CLIENT_COOKIES: ReadonlySet<string> = new Set([COOKIE.browserId, COOKIE.port, COOKIE.secret]);

export interface SessionOptions {
  networkMessage: string;
  userAgent: string;
  cookieText: () => string;
  hasUnsavedInput: () => boolean;
}

export function createSession({
  networkMessage,
  userAgent,
  cookieText,
  hasUnsavedInput,
}: SessionOptions): Session {
  const client = createBridgeClient({ ...browserEnvironment({ hasUnsavedInput }), networkMessage });
  const browser = browserFamily(userAgent);
  let wasReady = false;
  let clientVersion: string | null = null;

  const judge = (): Diagnosis =>
    diagnose({
      state: client.$state.get(),
      browser,
      hasClientCookies: cookieText()
        .split(';')
        .some((pair) => CLIENT_COOKIES.has(pair.split('=', 1)[0]?.trim() ?? '')),
      wasReady,
      clientVersion,
      oldestVersion: OLDEST_CLIENT,
    });
  const $diagnosis = atom(judge());
  const $wasConnected = atom(false);
  const endWasConnected = $diagnosis.subscribe(({ code }) => {
    if (code === 'connected' || code === 'too-old') $wasConnected.set(true);
  });
  const retry = createRetryCountdown(clock);

  const readVersion = async (): Promise<void> => {
    try {
      clientVersion = (await client.systemInfo.getVersion()).version;
    } catch {
      clientVersion = null; // Not told: the doctor then passes no judgement on its age.
    }
    $diagnosis.set(judge());
  };
  const endState = client.$state.subscribe(({ reason, retryInMs }) => {
    if (reason === 'ready' && !wasReady) {
      wasReady = true;
      void readVersion();
    }
    retry.start(retryInMs);
    $diagnosis.set(judge());
  });
  const endReload = client.$reload.subscribe(() => {
    $diagnosis.set(judge());
  });

  return {
    client,
    $diagnosis,
    $wasConnected,
    $retrySeconds: retry.$seconds,
    start() {
      client.start();
    },
    connect() {
      client.connect();
    },
    dispose() {
      endState();
      endWasConnected();
      endReload();
      retry.dispose();
      client.dispose();
    },
  };
}

export function browserFamily(userAgent: string): BrowserFamily {
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chromium';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}
