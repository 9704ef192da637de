/**
 * What the library needs from outside, as interfaces: sockets, clock, random numbers, cookies, log, page life.
 * `browser.ts` implements them for the browser; tests have their own.
 */

/**
 * The used part of the standard `WebSocket`. `bufferedAmount` is in bytes. The events are `never` here so that every
 * implementation fits: a message has `data`, a close has `code`.
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
  /** Milliseconds from any origin that never go back, independent of the system's clock. */
  now(): number;
  /** Milliseconds since 1970, for request ids and for stored values. */
  wallNow(): number;
  setTimer(run: () => void, delayMs: number): TimerId;
  clearTimer(timer: TimerId): void;
}

/** A number from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** Lets the page paint and process input, then continues. Must not be slowed in hidden tabs. */
export type YieldTask = () => Promise<void>;

/** Cookie values by name, decoded. An undecodable value is left out. */
export type CookieSource = () => ReadonlyMap<string, string> | Promise<ReadonlyMap<string, string>>;

/** Gets facts only, never frames, secrets, or the content of a call. */
export interface Logger {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

/** Events of the page's life that the library uses. */
export interface LifecycleListener {
  /** The page is left: into the back-forward cache when `persisted`, else permanently. */
  hide(persisted: boolean): void;
  /** The page is shown again; `persisted` when it comes out of the back-forward cache. */
  show(persisted: boolean): void;
  /** The tab is visible again, or thawed, or the machine woke up. */
  resume(): void;
}

/** Reports the page's life until the returned function is called. */
export type Lifecycle = (listener: LifecycleListener) => () => void;

/** `exempt`: this page may reach the loopback address without a prompt. */
export type LoopbackPermission = 'granted' | 'prompt' | 'denied' | 'exempt' | 'unsupported';

/** Asks the browser about the loopback address. One that takes more than a second counts as `unsupported`. */
export type PermissionProbe = () => Promise<LoopbackPermission>;

/** The two methods of `sessionStorage` that are used; both may throw. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** How the page reloads, and what prevents it. */
export interface ReloadHost {
  readonly storage: KeyValueStorage;
  reload(): void;
  /** True while a form is half filled: the reload then waits for the visitor to agree. */
  hasUnsavedInput(): boolean;
}

/** Everything that a client needs from outside. `browserEnvironment()` has all of it for a page. */
export interface BridgeEnvironment {
  readonly openSocket: SocketFactory;
  readonly clock: Clock;
  readonly yieldTask: YieldTask;
  readonly random: Random;
  readonly cookies: CookieSource;
  readonly logger: Logger;
  /** Omit without a page: sleep and the back-forward cache are then ignored. */
  readonly lifecycle?: Lifecycle | undefined;
  /** Omit where no permission is needed: the first attempt is then made at once. */
  readonly permission?: PermissionProbe | undefined;
  /** Omit where there is nothing to reload. */
  readonly reload?: ReloadHost | undefined;
}
