/** The public face of the library. What is not exported here is nobody's to rely on. */
export {
  type BridgeClient,
  type BridgeClientOptions,
  type BridgeCounters,
  type BridgeEnvironment,
  createBridgeClient,
} from './client.ts';
export { type BrowserEnvironmentOptions, browserEnvironment } from './browser.ts';
export type {
  ActionArgs,
  ActionMap,
  ActionName,
  ActionReply,
  ModuleName,
  PushMap,
  PushModule,
  PushName,
} from './action-map.ts';
export { ACTIONS } from './actions.ts';
export type { BridgeModules } from './modules.ts';
export type { CallOptions } from './calls.ts';
export { DEFAULT_TIME_LIMIT_MS } from './calls.ts';
export {
  BRIDGE_ERROR_KINDS,
  BridgeError,
  type BridgeErrorKind,
  NETWORK_MESSAGE,
  isBridgeError,
} from './errors.ts';
export { type BridgeStatus, type ConnectionState, type Reason, REASON_STATUS, STATUS } from './status.ts';
export {
  SECOND_STATUS,
  type SecondStatus,
  fromSecondNumbering,
  toSecondNumbering,
} from './second-numbering.ts';
export type { ReloadState } from './reload-policy.ts';
export type { Observable } from './observable.ts';
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
export { type CbcCipher, nobleCipher } from './cipher.ts';
export type {
  Clock,
  CookieSource,
  Lifecycle,
  LifecycleListener,
  Logger,
  LoopbackPermission,
  PermissionProbe,
  Random,
  ReloadHost,
  SocketFactory,
  SocketLike,
} from './environment.ts';
export type { WirePush, WireReply, WireRequest } from './wire.ts';
export type * from './models.ts';
