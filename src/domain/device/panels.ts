/** The download page's panels by system; one is open. */
import type { Device } from './types.ts';

export const PANELS = ['windows', 'mac-apple', 'mac-intel', 'linux', 'android', 'ios'] as const;
export type Panel = (typeof PANELS)[number];

export const isPanel = (value: unknown): value is Panel => PANELS.some((panel) => panel === value);

/** @returns undefined for an unrecognized system */
export function panelOf({ system, chip }: Pick<Device, 'system' | 'chip'>): Panel | undefined {
  if (system === 'iphone' || system === 'ipad') return 'ios';
  // Most Macs since 2020, but hardly any browser reports the chip.
  if (system === 'mac') return chip === 'intel' ? 'mac-intel' : 'mac-apple';
  return system === '' ? undefined : system;
}
