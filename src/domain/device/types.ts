/**
 * Facts that a browser reports about its device, and conclusions. `src/browser/device-facts.ts` reads the facts;
 * `./detect-device.ts` draws the conclusions, which are offers, never restrictions.
 */

/** Of `navigator.userAgentData`, if the browser has it; the last four only on request. */
export interface ClientHints {
  platform: string;
  platformVersion?: string | undefined;
  architecture?: string | undefined;
  bitness?: string | undefined;
  wow64?: boolean | undefined;
}

export interface DeviceFacts {
  userAgent: string;
  /** `navigator.platform`: old, but seldom faked along with the user agent. */
  platform: string;
  maxTouchPoints: number;
  hints?: ClientHints | undefined;
  /** The graphics chip's name in WebGL; absent if not read or not available. */
  webglRenderer?: string | undefined;
}

/** As hints and user agents name them; the order matters, as some texts contain several. */
export const DEVICE_SYSTEMS = ['iphone', 'ipad', 'mac', 'windows', 'android', 'linux'] as const;
export type NamedSystem = (typeof DEVICE_SYSTEMS)[number];
/** Empty if none is recognized. */
export type DeviceSystem = NamedSystem | '';

export interface Device {
  system: DeviceSystem;
  /** `unknown` if no source names it: browsers on Apple silicon still report Intel. */
  chip: 'intel' | 'apple' | 'arm' | 'x86' | 'unknown';
  /** '11', '10', '8.1', '10.15', '7.0' …; '' if unknown or frozen by the browser. */
  version: string;
  /** Word size of Windows, not of the browser; undefined if unknown. */
  bits: 32 | 64 | undefined;
  /** HarmonyOS without Android, which runs none of the installers. */
  isHarmony: boolean;
  /** Inside a chat application that blocks the download of installers. */
  inChatApp: boolean;
  /** The system of the other signs, if they contradict the user agent. */
  doubt: NamedSystem | undefined;
}

/** Proper names, the same in every language. */
export const DEVICE_NAMES = {
  iphone: 'iPhone',
  ipad: 'iPad',
  mac: 'macOS',
  windows: 'Windows',
  android: 'Android',
  linux: 'Linux',
} as const satisfies Record<NamedSystem, string>;
