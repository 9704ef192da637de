/** Whether the support desk is staffed by its hours, which are Beijing's wherever the visitor is. */
import { SUPPORT_HOURS } from '#src/config/constants.ts';

const HOUR_MS = 3_600_000;

/** @param nowMs milliseconds since 1970 */
export function isSupportOpen(nowMs: number): boolean {
  const hour = Math.floor(nowMs / HOUR_MS + SUPPORT_HOURS.utcOffsetHours) % 24;
  return hour >= SUPPORT_HOURS.fromHour && hour < SUPPORT_HOURS.toHour;
}
