/**
 * Which system a browser runs on. Client hints are asked first, then the user agent, in the specification's order:
 * iphone, ipad, mac, windows, android, linux, else empty. An iPad of today calls itself a Mac with a touch screen.
 * A file of its own: it runs before the first paint, where every byte counts.
 */
import type { DeviceFacts, DeviceSystem } from './types.ts';

const HINTED = new Map<string, DeviceSystem>([
  ['macOS', 'mac'],
  ['Mac OS X', 'mac'],
  ['Windows', 'windows'],
  ['Android', 'android'],
  ['Linux', 'linux'],
]);

export function systemOf({ hints, userAgent, platform, maxTouchPoints }: DeviceFacts): DeviceSystem {
  const hinted = hints && HINTED.get(hints.platform);
  if (hinted) return hinted;
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  if (userAgent.includes('iPad')) return 'ipad';
  if (/Macintosh|Mac OS X|MacIntel/.test(userAgent)) {
    return platform === 'MacIntel' && maxTouchPoints > 1 ? 'ipad' : 'mac';
  }
  if (userAgent.includes('Windows')) return 'windows';
  if (userAgent.includes('Android')) return 'android';
  if (userAgent.includes('Linux')) return 'linux';
  return '';
}
