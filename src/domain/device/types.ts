/**
 * What a browser says about the device it runs on, and what may be concluded from it. Facts are read in
 * `src/browser/device-facts.ts`; conclusions are drawn in `./detect-device.ts`, and are offers, never locks.
 */

/** `navigator.userAgentData`, where the browser has it; the lower five only after it was asked for them. */
export interface ClientHints {
  platform: string;
  mobile: boolean;
  platformVersion?: string | undefined;
  architecture?: string | undefined;
  bitness?: string | undefined;
  wow64?: boolean | undefined;
  model?: string | undefined;
}

export interface DeviceFacts {
  userAgent: string;
  /** `navigator.platform`: old, but seldom faked together with the user agent. */
  platform: string;
  maxTouchPoints: number;
  hints?: ClientHints | undefined;
  /** Name of the graphics chip as WebGL tells it; absent when not asked or not told. */
  webglRenderer?: string | undefined;
}

/** In the specification's order; empty when none of them is recognised. */
export const DEVICE_SYSTEMS = ['iphone', 'ipad', 'mac', 'windows', 'android', 'linux', ''] as const;
export type DeviceSystem = (typeof DEVICE_SYSTEMS)[number];

export interface Device {
  system: DeviceSystem;
  /** `unknown` wherever no source names it: browsers on Apple silicon still call themselves Intel. */
  chip: 'intel' | 'apple' | 'arm' | 'x86' | 'unknown';
  /** '11', '10', '8.1', '10.15', '7.0' …; '' when unknown or when the browser is known to freeze it. */
  version: string;
  /** Word size of Windows itself, not of the browser; undefined where nothing tells. */
  bits: 32 | 64 | undefined;
  /** HarmonyOS without Android below it, which runs none of the installers. */
  isHarmony: boolean;
  /** Inside a chat application that blocks the download of installers. */
  inChatApp: boolean;
  /** The system that the other signs point to, when they contradict the user agent. */
  doubt: Exclude<DeviceSystem, ''> | undefined;
}

/** Proper names, the same in every language. */
export const DEVICE_NAMES = {
  iphone: 'iPhone',
  ipad: 'iPad',
  mac: 'macOS',
  windows: 'Windows',
  android: 'Android',
  linux: 'Linux',
} as const satisfies Record<Exclude<DeviceSystem, ''>, string>;
