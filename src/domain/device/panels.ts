/** The answers of the download page to a system, of which one is open. */
import type { Device } from './types.ts';

export const PANELS = ['windows', 'mac-apple', 'mac-intel', 'linux', 'android', 'ios'] as const;
export type Panel = (typeof PANELS)[number];

export const isPanel = (value: unknown): value is Panel => PANELS.some((panel) => panel === value);

/** @returns undefined for a system that is not recognised */
export function panelOf({ system, chip }: Pick<Device, 'system' | 'chip'>): Panel | undefined {
  if (system === 'iphone' || system === 'ipad') return 'ios';
  // Sold since 2020, and told by hardly any browser: the likelier of the two.
  if (system === 'mac') return chip === 'intel' ? 'mac-intel' : 'mac-apple';
  return system === '' ? undefined : system;
}
