/** Whether the support desk is open, by its hours in Beijing time. */
import { SUPPORT_HOURS } from '#src/config/constants.ts';
import { HOUR_MS } from './duration.ts';

/** @param nowMs milliseconds since 1970. @returns the hour of the day in Beijing, from 0 to 23 */
export function beijingHour(nowMs: number): number {
  return Math.floor(nowMs / HOUR_MS + SUPPORT_HOURS.utcOffsetHours) % 24;
}

/** @param nowMs milliseconds since 1970 */
export function isSupportOpen(nowMs: number): boolean {
  const hour = beijingHour(nowMs);
  return hour >= SUPPORT_HOURS.fromHour && hour < SUPPORT_HOURS.toHour;
}
