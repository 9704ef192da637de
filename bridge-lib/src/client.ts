/**
 * Puts the layers together: `createBridgeClient` is what a page uses. Owns the public interface and the
 * counters; every rule is in the layer that it belongs to.
 */
import type {
  ActionArgs,
  ActionName,
  ActionReply,
  ModuleName,
  PushMap,
  PushModule,
  PushName,
} from './action-map.ts';
import { type CallOptions, createCalls } from './calls.ts';
import { type CodecFactory, createAesCodec } from './codec.ts';
import { createConnection } from './connection.ts';
import type {
  Clock,
  CookieSource,
  Lifecycle,
  Logger,
  PermissionProbe,
  Random,
  ReloadHost,
  SocketFactory,
  YieldTask,
} from './environment.ts';
import { NETWORK_MESSAGE } from './errors.ts';
import { type BridgeModules, type UntypedRequest, createModules } from './modules.ts';
import { type Observable, createObservable } from './observable.ts';
import { createPushes } from './pushes.ts';
import { type ReloadState, createReloadPolicy } from './reload-policy.ts';
import { createRequestIds, drawNumber } from './request-id.ts';
import type { SessionInfo } from './session.ts';
import { isPushShape } from './shapes.ts';
import { type BridgeStatus, type ConnectionState, STATUS } from './status.ts';
import { type Incoming, serialiseArgs } from './wire.ts';

/** `browserEnvironment()` gives all of these for a page. */
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

export interface BridgeClientOptions extends BridgeEnvironment {
  /** False keeps the page as it is when a connection that was ready closes. Default true. */
  readonly reloadOnClose?: boolean | undefined;
  /** Also tries again, with back-off, after a failure to open and after a loss without a reload. Default false. */
  readonly keepTrying?: boolean | undefined;
  /** The message of failures for which the client gave no words. Default: the Chinese network message. */
  readonly networkMessage?: string | undefined;
  /** Start of the tag in every message, before the instance's number. */
  readonly tagPrefix?: string | undefined;
  /** Another codec than AES, for measurements. */
  readonly createCodec?: CodecFactory | undefined;
}

export interface BridgeCounters {
  /** Frames dropped: undecodable, misshapen, too large or before their time. */
  readonly droppedFrames: number;
  /** Replies to an id that nobody waits for: late, repeated or made up. */
  readonly unknownReplies: number;
  /** Pushes that nobody listens for. */
  readonly unheardPushes: number;
}

export interface BridgeClient extends BridgeModules {
  /** 0 initing, 1 success, 2 fail. */
  readonly $status: Observable<BridgeStatus>;
  /** The status with its reason and what there is to know about it. */
  readonly $state: Observable<ConnectionState>;
  /** Whether the page is about to reload, or waits for the visitor's word on it. */
  readonly $reload: Observable<ReloadState>;
  /** The session as the cookies have it, without its secret. */
  readonly session: SessionInfo | null;
  readonly counters: BridgeCounters;
  /** Calls that wait for an answer. */
  readonly pendingCalls: number;
  readonly tag: string;
  /** Reads the session, asks for the permission and connects, or waits for `connect`. Once. */
  start(): void;
  /** The visitor's word: connects although the browser will ask, or tries again after a failure. */
  connect(): void;
  /** The visitor's word for a reload that waits. */
  reloadNow(): void;
  /** Gives up a reload that is scheduled. */
  cancelReload(): void;
  /** Calls an action by its names on the wire. */
  call<M extends ModuleName, A extends ActionName<M>>(
    module: M,
    action: A,
    ...rest: ActionArgs<M, A> extends readonly [infer Payload]
      ? [payload: Payload, options?: CallOptions]
      : [payload?: undefined, options?: CallOptions]
  ): Promise<ActionReply<M, A>>;
  /** For actions that the type map does not know. A list is sent as it is, a single value is wrapped. */
  request: UntypedRequest;
  /** Hears a push. Returns the function that ends it. */
  on<M extends PushModule, A extends PushName<M>>(
    module: M,
    action: A,
    handler: (payload: PushMap[M][A]) => void,
  ): () => void;
  /** Hears a push that the type map does not know, with its arguments as they came. */
  onAny(module: string, action: string, handler: (...args: readonly unknown[]) => void): () => void;
  /** Closes with code 1000, fails what waits, tells nobody any more. There is no way back. */
  dispose(): void;
}

/**
 * @example
 * const client = createBridgeClient(browserEnvironment());
 * client.$state.subscribe(({ reason }) => show(reason));
 * client.on('dataObserver', 'StoreInfo', (store) => update(store));
 * client.start();
 * const { stores } = await client.browserManager.getStoreList();
 */
export function createBridgeClient(options: BridgeClientOptions): BridgeClient {
  const { clock, logger, random, yieldTask } = options;
  const networkMessage = options.networkMessage ?? NETWORK_MESSAGE;
  const counters = { droppedFrames: 0, unknownReplies: 0, unheardPushes: 0 };
  const nextId = createRequestIds(() => clock.wallNow(), random);
  const calls = createCalls(clock, nextId, networkMessage);
  const tag = `${options.tagPrefix ?? 'page'}-${Math.floor(clock.wallNow()).toString(36)}-${drawNumber(random)}`;

  const onListenerError = (error: unknown): void => {
    logger.error('a listener of the bridge failed', { error });
  };
  const pushes = createPushes((module, action, error) => {
    logger.error('a push handler failed', { module, action, error });
  });
  const onMessage = (incoming: Incoming): void => {
    if (incoming.kind === 'reply') {
      if (!calls.settle(incoming.reply)) counters.unknownReplies += 1;
      return;
    }
    const { module, action, args } = incoming.push;
    if (!isPushShape(module, action, args)) counters.droppedFrames += 1;
    else if (!pushes.dispatch(module, action, args)) counters.unheardPushes += 1;
  };

  const request: UntypedRequest = (module, action, args, callOptions = {}) => {
    let text: string | undefined;
    try {
      text = serialiseArgs(args);
    } catch (cause) {
      return Promise.reject(calls.error('unserialisable', module, action, undefined, cause));
    }
    if (text !== undefined && text.length > LONGEST_ARGUMENTS) {
      return Promise.reject(calls.error('too-large', module, action));
    }
    const admitted = connection.admit();
    if (admitted !== 'send' && admitted !== 'queue') {
      return Promise.reject(calls.error(admitted, module, action, connection.$state.get().reason));
    }
    return calls.create(module, action, text, callOptions, (call) => {
      if (admitted === 'send') connection.transmit(call);
    });
  };
  /** For the library's own messages: the client may answer them or not. */
  const tell = (action: string): void => {
    request('clientAuthentication', action, undefined).catch(() => {
      // A failure to tell shows as the connection's end, where it is dealt with.
    });
  };

  const reload =
    options.reload && options.reloadOnClose !== false
      ? createReloadPolicy(options.reload, clock, onListenerError)
      : undefined;
  const connection = createConnection({
    ...options,
    createCodec: options.createCodec ?? ((secret) => createAesCodec(secret, { clock, yieldTask })),
    lifecycle: options.lifecycle,
    permission: options.permission,
    reload,
    keepTrying: options.keepTrying ?? false,
    tag,
    networkMessage,
    nextId,
    calls,
    onMessage,
    onListenerError,
    keepAlive() {
      tell('KeepAlive');
    },
    pluginInitialized() {
      tell('PluginInitialized');
    },
    onDropped() {
      counters.droppedFrames += 1;
    },
  });

  const $status = createObservable<BridgeStatus>(STATUS.initing, onListenerError);
  connection.$state.listen(({ status }) => {
    $status.set(status);
  });

  return {
    ...createModules(request),
    $status,
    $state: connection.$state,
    $reload: reload?.$state ?? createObservable<ReloadState>('none', onListenerError),
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
    start() {
      connection.start();
    },
    connect() {
      connection.connect();
    },
    reloadNow() {
      options.reload?.reload();
    },
    cancelReload() {
      reload?.cancel();
    },
    // The typed face over the untyped call: the type map is the promise, `shapes.ts` its check.
    call: ((module: string, action: string, payload?: unknown, callOptions?: CallOptions) =>
      request(module, action, payload, callOptions)) as BridgeClient['call'],
    request,
    on: (module, action, handler) =>
      pushes.add(module, action, (payload) => {
        // The payload's shape was checked, or every field of it may be missing.
        handler((payload ?? {}) as Parameters<typeof handler>[0]);
      }),
    onAny: (module, action, handler) => pushes.add(module, action, handler),
    dispose() {
      $status.off();
      connection.dispose();
      pushes.clear();
    },
  };
}

/** Characters of arguments whose frame would pass the limit for certain: base64 adds a third. */
const LONGEST_ARGUMENTS = 6 * 1024 * 1024;
