/**
 * What the library needs from outside, as interfaces: sockets, clock, chance, cookies, log, page life.
 * It owns no implementation; `browser.ts` holds the browser's, tests bring their own.
 */

/**
 * The part of the standard `WebSocket` that is used. `bufferedAmount` is in bytes. The events are `never`
 * here so that every implementation fits: a message bears `data`, a close bears `code`.
 */
export interface SocketLike {
  binaryType: string;
  readonly readyState: number;
  readonly bufferedAmount: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(data: string): void;
  close(code?: number, reason?: string): void;
}

/** Opens a socket; may throw, as browsers do for an address they refuse. */
export type SocketFactory = (url: string) => SocketLike;

/** Of `Clock.setTimer`; browsers give a number, Node an object. */
export type TimerId = number | object;

/** The only clock of the library; delays are milliseconds. */
export interface Clock {
  /** Milliseconds from any origin that never go back, whatever happens to the system's clock. */
  now(): number;
  /** Milliseconds since 1970, for request ids and for what outlives the page. */
  wallNow(): number;
  setTimer(run: () => void, delayMs: number): TimerId;
  clearTimer(timer: TimerId): void;
}

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Lets the page paint and take input, then goes on. Must not be slowed in hidden tabs. */
export type YieldTask = () => Promise<void>;

/** Cookie values by name, decoded. A value that does not decode is left out. */
export type CookieSource = () => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

/** Facts only: the library never hands it frames, secrets, or what a call carried. */
export interface Logger {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

/** What the library wants to know of the page's life. */
export interface LifecycleListener {
  /** The page goes away: into the back-forward cache when `persisted`, else for good. */
  hide(persisted: boolean): void;
  /** The page is shown again; `persisted` when it comes out of the back-forward cache. */
  show(persisted: boolean): void;
  /** The tab is looked at again, or thawed, or the machine woke up. */
  resume(): void;
}

/** Reports the page's life until the returned function is called. */
export type Lifecycle = (listener: LifecycleListener) => () => void;

/** `exempt`: this page may reach the loopback address without being asked. */
export type LoopbackPermission = 'granted' | 'prompt' | 'denied' | 'exempt' | 'unsupported';

/** What the browser says about reaching the loopback address. One that takes more than a second counts as `unsupported`. */
export type PermissionProbe = () => Promise<LoopbackPermission>;

/** The two methods of `sessionStorage` that are used; both may throw. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** How the page reloads, and what stands against it. */
export interface ReloadHost {
  readonly storage: KeyValueStorage;
  reload(): void;
  /** True while a form is half filled: the reload then waits for the visitor to agree. */
  hasUnsavedInput(): boolean;
}

/** Everything that a client takes from outside. `browserEnvironment()` gives all of it for a page. */
export interface BridgeEnvironment {
  readonly openSocket: SocketFactory;
  readonly clock: Clock;
  readonly yieldTask: YieldTask;
  readonly random: Random;
  readonly cookies: CookieSource;
  readonly logger: Logger;
  /** Leave out where there is no page: nothing is then done about sleep and the back-forward cache. */
  readonly lifecycle?: Lifecycle | undefined;
  /** Leave out where nobody asks: the first attempt is then made at once. */
  readonly permission?: PermissionProbe | undefined;
  /** Leave out where there is nothing to reload. */
  readonly reload?: ReloadHost | undefined;
}
