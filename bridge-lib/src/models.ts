/**
 * The things that travel over the bridge, as the wire contract has them. Names stay as they are on the
 * wire. Owns shapes only.
 */

export type StoreStatus = 'closed' | 'opening' | 'open';
export type StoreRisk = 'none' | 'device' | 'login';

export interface Store {
  readonly id: string;
  readonly name: string;
  readonly platform: string;
  readonly site: string;
  readonly ip: string;
  readonly status: StoreStatus;
  /** `device` or `login`: that information of the shop has changed. */
  readonly risk: StoreRisk;
  /** A word of the owner's for sorting. Not every client tells it. */
  readonly tag?: string | null;
}

export interface Favourite {
  readonly id: string;
  /** The folder it lies in; null at the top. */
  readonly parentId: string | null;
  readonly title: string;
  /** Null for a folder. */
  readonly url: string | null;
  /** Place among its siblings, from 0. */
  readonly position: number;
}

export interface Plugin {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly installed: boolean;
  readonly hidden: boolean;
}

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  /** Null until it is measured, or when it did not answer. */
  readonly latencyMs: number | null;
}

export interface AccelerateInfo {
  readonly enabled: boolean;
  readonly lineId: string | null;
  readonly lines: readonly Line[];
}

export type Role = 'boss' | 'manager' | 'employee';

export interface LoginInfo {
  readonly signedIn: boolean;
  readonly isGuest: boolean;
  readonly userName: string | null;
  readonly role: Role | null;
  /** Told by clients that know it. */
  readonly isVip?: boolean | null;
  /** What this person gives others as their referrer; told by clients that know it. */
  readonly referralCode?: string | null;
}

export interface PaymentOrder {
  readonly orderId: string;
  /** In yuan, with two decimals at most. */
  readonly amount: number;
  readonly currency: 'CNY';
}

export interface PaymentStart {
  readonly orderId: string;
  readonly payUrl: string;
  /** What the QR code says. */
  readonly qrText: string;
}

export interface PaymentResult {
  readonly orderId: string;
  readonly paid: boolean;
}

export interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRead: boolean;
  /** The shop that it is about; missing for the others. */
  readonly storeId?: string | null;
}

export interface NotificationSettings {
  readonly sound: boolean;
  readonly desktop: boolean;
  readonly riskWarnings: boolean;
  readonly marketing: boolean;
}

export interface MachineInfo {
  readonly machineId: string;
  readonly machineName: string;
  readonly system: string;
  readonly processor: string;
  readonly memoryMb: number;
}

export type ObservedTopic = 'StoreInfo' | 'NewMessage' | 'ReadState' | 'CommonState' | 'Proxy';

export type RunModel = 'standard' | 'light';
export type DisplayType = 'list' | 'card';
