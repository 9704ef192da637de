/**
 * The system of a browser. Client hints come first, then the user agent, in the specification's order: iphone, ipad,
 * mac, windows, android, linux, else empty. Current iPads report a Mac with a touch screen. A file of its own, since it
 * runs before the first paint, where every byte counts.
 */
import { DEVICE_SYSTEMS, type DeviceFacts, type DeviceSystem } from './types.ts';

/** Names stand at the start of a word. */
const named = (text = '') => DEVICE_SYSTEMS.find((name) => new RegExp(`\\b${name}`, 'i').test(text));

/** @param hinted the client hint's platform */
export function systemOf(
  { userAgent, platform, maxTouchPoints }: Omit<DeviceFacts, 'hints'>,
  hinted?: string,
): DeviceSystem {
  const ofHint = named(hinted);
  if (ofHint) return ofHint;
  const system = named(userAgent) ?? '';
  return system === 'mac' && platform === 'MacIntel' && maxTouchPoints > 1 ? 'ipad' : system;
}
