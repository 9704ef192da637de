/** The public interface of the library. Everything not exported here or from `modules.ts` may change without notice. */
export {
  type BridgeClient,
  type BridgeClientOptions,
  type BridgeCore,
  type BridgeCounters,
  createBridgeClient,
} from './client.ts';
export {
  type BrowserEnvironmentOptions,
  type ExtensionEnvironmentOptions,
  browserEnvironment,
  extensionEnvironment,
} from './browser.ts';
export type {
  ActionArgs,
  ActionMap,
  ActionName,
  ActionReply,
  ModuleName,
  ModuleTable,
  ModuleTables,
  PushMap,
  PushModule,
  PushName,
} from './action.ts';
export type { BridgeModules, Method, UntypedRequest } from './methods.ts';
export type { CallOptions } from './calls.ts';
export { DEFAULT_TIME_LIMIT_MS } from './calls.ts';
export {
  BRIDGE_ERROR_KINDS,
  BridgeError,
  type BridgeErrorDetail,
  type BridgeErrorKind,
  NETWORK_MESSAGE,
  isBridgeError,
} from './errors.ts';
export {
  type BridgeStatus,
  type ConnectionState,
  type Reason,
  REASON_STATUS,
  SECOND_STATUS,
  STATUS,
  type SecondStatus,
  fromSecondNumbering,
  toSecondNumbering,
} from './status.ts';
export { RELOAD_DELAY_MS, type ReloadState } from './reload-policy.ts';
export { COOKIE, type SessionInfo } from './session.ts';
export { type ExtensionCookieStore, documentCookies, extensionCookies, parseCookies } from './cookies.ts';
export {
  type BrowserFamily,
  type Diagnosis,
  type DiagnosisCode,
  type DiagnosisFacts,
  type Remedy,
  compareVersions,
  diagnose,
} from './diagnosis.ts';
export type { Codec, CodecFactory, Frame } from './codec.ts';
export { createAesCodec } from './codec.ts';
export type {
  BridgeEnvironment,
  Clock,
  CookieSource,
  KeyValueStorage,
  Lifecycle,
  LifecycleListener,
  Logger,
  LoopbackPermission,
  PermissionProbe,
  Random,
  ReloadHost,
  SocketFactory,
  SocketLike,
  TimerId,
  YieldTask,
} from './environment.ts';
export type { PacerHost } from './pacer.ts';
export type { WirePush, WireReply, WireRequest } from './wire.ts';
export type * from './models.ts';
