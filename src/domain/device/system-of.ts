/**
 * The system of a browser. Client hints come first, then the user agent, in the specification's order: iphone, ipad,
 * mac, windows, android, linux, else empty. Current iPads report a Mac with a touch screen. A file of its own, since it
 * runs before the first paint, where every byte counts.
 */
import type { DeviceFacts, DeviceSystem } from './types.ts';

/** Names in hints and user agents; the order matters, as some contain others. */
const NAMES: readonly [DeviceSystem, RegExp][] = [
  ['iphone', /iPhone|iPod/],
  ['ipad', /iPad/],
  ['mac', /mac( ?os|int)/i],
  ['windows', /Windows/],
  ['android', /Android/],
  ['linux', /Linux/],
];

export function systemOf({ hints, userAgent, platform, maxTouchPoints }: DeviceFacts): DeviceSystem {
  const named = (text = '') => NAMES.find(([, names]) => names.test(text))?.[0];
  const hinted = named(hints?.platform);
  if (hinted) return hinted;
  const system = named(userAgent) ?? '';
  return system === 'mac' && platform === 'MacIntel' && maxTouchPoints > 1 ? 'ipad' : system;
}
