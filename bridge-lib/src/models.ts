/** The objects on the wire, from its contract, with their names on the wire. Shapes only. */

export type StoreStatus = 'closed' | 'opening' | 'open';
export type StoreRisk = 'none' | 'device' | 'login';

export interface Store {
  readonly id: string;
  readonly name: string;
  readonly platform: string;
  readonly site: string;
  readonly ip: string;
  readonly status: StoreStatus;
  /** `device` or `login`: which information of the shop has changed. */
  readonly risk: StoreRisk;
  /** The owner's tag for sorting. Not every client sends it. */
  readonly tag?: string | null;
}

export interface Favourite {
  readonly id: string;
  /** The folder that it is in; null at the top. */
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
  /** Null until it is measured, and when it did not answer. */
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
  /** Not every client sends it. */
  readonly isVip?: boolean | null;
  /** The code that others name as their referrer; not every client sends it. */
  readonly referralCode?: string | null;
}

export interface PaymentOrder {
  readonly orderId: string;
  /** In yuan, with at most two decimals. */
  readonly amount: number;
  readonly currency: 'CNY';
}

export interface PaymentStart {
  readonly orderId: string;
  readonly payUrl: string;
  /** The text of the QR code. */
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
  /** The shop that it concerns; missing for other messages. */
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
