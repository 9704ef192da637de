/** Puts the layers together: pages use `createBridgeClient`. Owns the public interface and the counters. */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  ActionArgs,
  ActionName,
  ActionReply,
  AnyTable,
  ModuleName,
  ModuleTables,
  PushMap,
  PushModule,
  PushName,
} from './action.ts';
import { type CallOptions, createCalls } from './calls.ts';
import { type CodecFactory, createAesCodec } from './codec.ts';
import { createConnection } from './connection.ts';
import type { BridgeEnvironment } from './environment.ts';
import { type BridgeErrorKind, NETWORK_MESSAGE } from './errors.ts';
import { type BridgeModules, type UntypedRequest, createMethods } from './methods.ts';
import { createPushes } from './pushes.ts';
import { type ReloadState, createReloadPolicy } from './reload-policy.ts';
import { createRequestIds, drawNumber } from './request-id.ts';
import type { SessionInfo } from './session.ts';
import { type Shape, fits } from './shapes.ts';
import { type BridgeStatus, type ConnectionState, INITING } from './status.ts';
import { createSetStore, stopNotifying } from './stores.ts';
import { type Incoming, serialiseArgs } from './wire.ts';

/** The options of `createBridgeClient`; `M` are the names of its modules. */
export interface BridgeClientOptions<M extends ModuleName = ModuleName> extends BridgeEnvironment {
  /** The modules that the page uses, from `@berth/bridge/modules`. Without any there are only `request` and `onAny`. */
  readonly modules?: ModuleTables<M> | undefined;
  /** False prevents the reload of the page when a ready connection closes. Default true. */
  readonly reloadOnClose?: boolean | undefined;
  /** Also tries again, with back-off, after a failure to open and after a loss without a reload. Default false. */
  readonly keepTrying?: boolean | undefined;
  /** The message of failures without a message of the client's. Default: the Chinese network message. */
  readonly networkMessage?: string | undefined;
  /** Start of the tag in every message, before the instance's number. Default `page`. */
  readonly tagPrefix?: string | undefined;
  /** Another codec than AES, or AES by another cipher. */
  readonly createCodec?: CodecFactory | undefined;
}

/** Frames and messages without effect, since the client was made. */
export interface BridgeCounters {
  /** Frames dropped: undecodable, malformed, too large or too early. */
  readonly droppedFrames: number;
  /** Replies to an id without a pending call: late, repeated or invented. */
  readonly unknownReplies: number;
  /** Pushes without a listener. */
  readonly unheardPushes: number;
}

/** The part of a client that does not depend on its modules. */
export interface BridgeCore<M extends ModuleName> {
  /** 0 initing, 1 success, 2 fail. A nanostores atom. */
  readonly $status: ReadableAtom<BridgeStatus>;
  /** The status with its reason and details. */
  readonly $state: ReadableAtom<ConnectionState>;
  /** Whether the page will reload soon, or waits for the visitor to agree. */
  readonly $reload: ReadableAtom<ReloadState>;
  /** The session from the cookies, without its secret; null while no client is known. */
  readonly session: SessionInfo | null;
  readonly counters: BridgeCounters;
  /** The number of calls that wait to be sent, or for an answer. */
  readonly pendingCalls: number;
  /** The tag in this instance's messages, which other pages do not use. */
  readonly tag: string;
  /** Reads the session, asks for the permission and connects, or waits for `connect`. Once. */
  start(): void;
  /** For the visitor's click: connects although the browser will ask, or tries again after a failure. */
  connect(): void;
  /** For the visitor's click: does the waiting reload. */
  reloadNow(): void;
  /** Cancels a scheduled reload. */
  cancelReload(): void;
  /**
   * Calls an action by its names on the wire.
   *
   * @throws BridgeError by rejection
   * @example
   * const { version } = await client.call('systemInfo', 'GetVersion', undefined, { timeLimitMs: 5_000 });
   */
  call<N extends M, A extends ActionName<N>>(
    module: N,
    action: A,
    ...rest: ActionArgs<N, A> extends readonly [infer Payload]
      ? [payload: Payload, options?: CallOptions]
      : [payload?: ActionArgs<N, A>[number], options?: CallOptions]
  ): Promise<ActionReply<N, A>>;
  /** For actions that are not in the type map. A list is sent as it is, a single value is wrapped. */
  request: UntypedRequest;
  /**
   * Listens to a push of one of the client's modules. Its payload has the shape that the wire fixes; otherwise any
   * field may be missing.
   *
   * @returns the function that ends the subscription
   */
  on<N extends M & PushModule, A extends PushName<N>>(
    module: N,
    action: A,
    handler: (payload: PushMap[N][A]) => void,
  ): () => void;
  /** Listens to a push that is not in the type map, with its arguments unchanged. */
  onAny(module: string, action: string, handler: (...args: readonly unknown[]) => void): () => void;
  /** Closes with code 1000, fails waiting calls and calls no listener any more. It is final. */
  dispose(): void;
}

/**
 * A client with the methods of the modules `M`; by default it has none.
 *
 * @example
 * function restart(client: BridgeClient<'systemInfo'>) { return client.systemInfo.restart(); }
 */
export type BridgeClient<M extends ModuleName = never> = BridgeCore<M> & BridgeModules<M>;

/**
 * Makes a client for one page; nothing happens before `start`. Earlier calls wait, and so do calls while another
 * attempt to connect is due.
 *
 * @example
 * import { browserManager, dataObserver } from '@berth/bridge/modules';
 *
 * const modules = { browserManager, dataObserver };
 * const client = createBridgeClient({ ...browserEnvironment(), modules });
 * client.$state.subscribe(({ reason }) => show(reason));
 * client.on('dataObserver', 'StoreInfo', (store) => update(store));
 * client.start();
 * const { stores } = await client.browserManager.getStoreList();
 */
export function createBridgeClient<M extends ModuleName = never>(
  options: BridgeClientOptions<M>,
): BridgeClient<M> {
  const { clock, logger, random } = options;
  const networkMessage = options.networkMessage ?? NETWORK_MESSAGE;
  // The compiler checks the names; here it is any table.
  const tables = (options.modules ?? {}) as Readonly<Record<string, AnyTable>>;
  // A Map, so that a module called `__proto__` is not found.
  const shapes = new Map<string, Shape>();
  const isExpected = (module: string, name: string, value: unknown): boolean => {
    const shape = shapes.get(`${module}/${name}`);
    return !shape || fits(value, shape);
  };
  const counters = { droppedFrames: 0, unknownReplies: 0, unheardPushes: 0 };
  const set = createSetStore((error) => {
    logger.error('a listener of the bridge failed', { error });
  });
  const nextId = createRequestIds(() => clock.wallNow(), random);
  const calls = createCalls({
    clock,
    nextId,
    networkMessage,
    isExpected,
    whyWaiting: () => connection.$state.get().reason,
  });
  const tag = `${options.tagPrefix ?? 'page'}-${Math.floor(clock.wallNow()).toString(36)}-${drawNumber(random)}`;

  const pushes = createPushes((module, action, error) => {
    logger.error('a push handler failed', { module, action, error });
  });
  const onMessage = (incoming: Incoming): void => {
    if ('requestId' in incoming) {
      if (!calls.settle(incoming)) counters.unknownReplies += 1;
      return;
    }
    const { module, action, args } = incoming;
    if (!isExpected(module, action, args[0])) counters.droppedFrames += 1;
    else if (!pushes.dispatch(module, action, args)) counters.unheardPushes += 1;
  };

  const request: UntypedRequest = (module, action, args, callOptions = {}) => {
    const reject = (kind: BridgeErrorKind, cause?: unknown): Promise<never> =>
      Promise.reject(calls.error(kind, module, action, connection.$state.get().reason, cause));
    let text: string | undefined;
    try {
      text = serialiseArgs(args);
    } catch (cause) {
      return reject('unserialisable', cause);
    }
    const isTooLarge = text !== undefined && text.length > MAX_ARGUMENTS_LENGTH;
    const refusal = isTooLarge ? 'too-large' : connection.refusal();
    return refusal ? reject(refusal) : calls.create(module, action, text, callOptions, connection.submit);
  };

  const reload = options.reload && createReloadPolicy(options.reload, clock, set);
  const connection = createConnection({
    ...options,
    createCodec: options.createCodec ?? ((secret) => createAesCodec(secret, options)),
    reload: options.reloadOnClose === false ? undefined : reload,
    keepTrying: options.keepTrying,
    tag,
    networkMessage,
    nextId,
    calls,
    set,
    send(action) {
      request('clientAuthentication', action, undefined).catch(() => {
        // An answer is not needed; a failure to send ends the connection, which is handled there.
      });
    },
    onMessage,
    onDropped() {
      counters.droppedFrames += 1;
    },
  });

  const $status = atom<BridgeStatus>(INITING);
  connection.$state.listen(({ status }) => set($status, status));

  const core: BridgeCore<M> = {
    $status,
    $state: connection.$state,
    $reload: reload?.$state ?? atom<ReloadState>('none'),
    get session() {
      return connection.session;
    },
    get counters() {
      return { ...counters };
    },
    get pendingCalls() {
      return calls.size;
    },
    tag,
    start: connection.start,
    connect: connection.connect,
    reloadNow() {
      reload?.now();
    },
    cancelReload() {
      reload?.cancel();
    },
    call: request as BridgeCore<M>['call'], // the same function, typed by the modules
    request,
    on: (module, action, handler) =>
      pushes.add(module, action, (payload) => {
        // The payload's shape was checked, or its type has only optional fields.
        handler((payload ?? {}) as Parameters<typeof handler>[0]);
      }),
    onAny: pushes.add,
    dispose: () => {
      stopNotifying($status);
      connection.dispose();
      pushes.clear();
    },
  };
  // Onto the object, so that its getters stay getters; the names of the methods are those of the type map.
  return Object.assign(core, createMethods(tables, request, shapes)) as BridgeClient<M>;
}

/** Longer arguments would certainly exceed the limit of a frame, since base64 adds a third. */
const MAX_ARGUMENTS_LENGTH = 6 * 1024 * 1024;
