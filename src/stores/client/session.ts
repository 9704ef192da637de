/**
 * The connection to the local client, and the doctor's diagnosis. The first holder opens it, the last one closes it;
 * otherwise everything here is neutral, so that a build can import it. If the browser will ask, connecting waits for
 * the visitor's click, which is the bridge's rule. Of the browser's tabs only one is connected (`client-lock.ts`).
 */
import {
  type BridgeClient,
  type BrowserFamily,
  browserEnvironment,
  COOKIE,
  createBridgeClient,
  diagnose,
  type Diagnosis,
  type ModuleName,
  parseCookies,
  RELOAD_DELAY_MS,
  type ReloadState,
  STATUS,
} from '#bridge-lib';
import * as modules from '#bridge-lib/modules.ts';
import { atom } from 'nanostores';
import { clock } from '#src/browser/clock.ts';
import type { TabHost } from '#src/browser/tabs.ts';
import { createClientLock, isLockElsewhere } from './client-lock.ts';
import { createRetryCountdown } from './retry-countdown.ts';

/** With every module, since the workbench uses all. */
export type SiteClient = BridgeClient<ModuleName>;

export type Session = ReturnType<typeof createSession>;

/** The oldest client that supports the whole workbench; an older one is accepted with a warning. */
export const OLDEST_CLIENT = '6.0.0';

const CLIENT_COOKIES = [COOKIE.browserId, COOKIE.port, COOKIE.secret];

/** Before the client was looked for. */
const NEUTRAL: Diagnosis = diagnose({
  state: { status: STATUS.initing, reason: 'idle', permission: 'unsupported' },
  browser: 'other',
  hasClientCookies: false,
  wasReady: false,
  clientVersion: null,
  oldestVersion: null,
});

/** A client that is too old is connected with a warning: actions that it lacks fail. */
export const isConnected = ({ code }: Diagnosis): boolean => code === 'connected' || code === 'too-old';

/** Read when the connection is opened, not before. */
export interface SessionOptions {
  userAgent: () => string;
  cookieText: () => string;
  hasTypedText: () => boolean;
  /** By default the page reloads when a connection that was ready closes. */
  mayReload?: () => boolean;
  /** Left out, this tab is independent. */
  tab?: () => TabHost | undefined;
}

export function createSession(options: SessionOptions) {
  const $client = atom<SiteClient | undefined>();
  const $diagnosis = atom(NEUTRAL);
  const $wasConnected = atom(false);
  const $reload = atom<ReloadState>('none');
  const retryCountdown = createRetryCountdown(clock);
  const reloadCountdown = createRetryCountdown(clock);
  const $refusal = atom('');
  const lock = createClientLock({
    tab: () => options.tab?.(),
    clientName: () => clientName(options.cookieText()),
  });
  let holders = 0;
  let close = (): void => undefined;

  function open(networkMessage: string): SiteClient {
    const { hasTypedText: hasUnsavedInput, cookieText } = options;
    const client = createBridgeClient({
      ...lock.guard(browserEnvironment({ hasUnsavedInput })),
      modules: { ...modules },
      networkMessage,
      reloadOnClose: options.mayReload?.(),
    });
    const browser = browserFamily(options.userAgent());
    let wasReady = false;
    let clientVersion: string | null = null;

    const updateDiagnosis = (): void => {
      const cookies = parseCookies(cookieText());
      const hasClientCookies = CLIENT_COOKIES.some((name) => cookies.has(name));
      const state = client.$state.get();
      const facts = { state, browser, hasClientCookies, wasReady, clientVersion };
      const diagnosis = diagnose({ ...facts, oldestVersion: OLDEST_CLIENT });
      $refusal.set(state.refusal ?? '');
      $diagnosis.set(diagnosis);
      if (isConnected(diagnosis)) $wasConnected.set(true);
    };
    const readVersion = async (): Promise<void> => {
      try {
        clientVersion = (await client.systemInfo.getVersion()).version;
      } catch {
        clientVersion = null; // Not told: the doctor then passes no judgement on its age.
      }
      if ($client.get() === client) updateDiagnosis();
    };

    const ends = [
      client.$state.listen(({ reason, retryInMs }, before) => {
        if (reason === 'ready' && before?.reason !== 'ready') {
          wasReady = true;
          // Each time, since the client may have been updated.
          void readVersion();
        }
        retryCountdown.start(retryInMs);
        updateDiagnosis();
      }),
      client.$reload.listen((state) => {
        $reload.set(state);
        reloadCountdown.start(state === 'scheduled' ? RELOAD_DELAY_MS : null);
      }),
    ];
    close = () => {
      for (const end of ends) end();
      retryCountdown.start(null);
      reloadCountdown.start(null);
      client.dispose();
      lock.end();
      $client.set(undefined);
      $diagnosis.set(NEUTRAL);
      $wasConnected.set(false);
      $reload.set('none');
      $refusal.set('');
    };
    $client.set(client);
    lock.start(client);
    return client;
  }

  return {
    /** `undefined` without a holder. */
    $client,
    $diagnosis,
    /** Whether this tab may be connected. */
    $lock: lock.$state,
    /** Whether a client has answered since opening: its data stays visible after a loss. */
    $wasConnected,
    /** Seconds until the next automatic attempt, 0 during it; `null` if there is none. */
    $retrySeconds: retryCountdown.$seconds,
    $reload,
    /** Seconds until the page reloads; `null` if it will not by itself. */
    $reloadSeconds: reloadCountdown.$seconds,
    /** The client's text of its refusal; empty if it sent none. */
    $refusal,
    /** @param networkMessage the sentence, in the page's language, for a failure without a text */
    hold(networkMessage: string) {
      const client = $client.get() ?? open(networkMessage);
      holders += 1;
      let isHeld = true;
      return {
        client,
        /** The last release closes the connection. */
        release: () => {
          if (!isHeld) return;
          isHeld = false;
          holders -= 1;
          if (holders === 0) close();
        },
      };
    },
    connect: () => {
      if ($client.get()) lock.connect();
    },
    /** Connects here, whichever tab is connected now. */
    takeOver: () => {
      if ($client.get()) lock.takeOver();
    },
    reloadNow: () => $client.get()?.reloadNow(),
    cancelReload: () => $client.get()?.cancelReload(),
  };
}

interface LossCallbacks {
  onLost: () => void;
  onRestored: () => void;
}

/** Reports the loss and return of a connected client; not when another tab takes it, or after the last release. */
export function reportLosses(
  session: Pick<Session, '$client' | '$diagnosis' | '$lock'>,
  { onLost, onRestored }: LossCallbacks,
) {
  let state: 'none' | 'connected' | 'lost' = 'none';
  return session.$diagnosis.listen((diagnosis) => {
    if (!session.$client.get()) {
      // Closed by the page itself, so nothing is missing any more.
      if (state === 'lost') onRestored();
      state = 'none';
    } else if (isConnected(diagnosis)) {
      if (state === 'lost') onRestored();
      state = 'connected';
    } else if (state === 'connected' && !isLockElsewhere(session.$lock.get())) {
      state = 'lost';
      onLost();
    }
  });
}

/** Identifies the cookies' client by browser and port, without any part of the secret. */
function clientName(cookieText: string): string | undefined {
  const cookies = parseCookies(cookieText);
  const browserId = cookies.get(COOKIE.browserId);
  const port = cookies.get(COOKIE.port);
  return browserId && port ? `client ${browserId} ${port}` : undefined;
}

export function browserFamily(userAgent: string): BrowserFamily {
  if (userAgent.includes('Firefox/')) return 'firefox';
  if (/Chrome\/|Chromium\//.test(userAgent)) return 'chromium';
  return userAgent.includes('Safari/') ? 'safari' : 'other';
}
