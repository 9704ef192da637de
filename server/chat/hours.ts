/** Whether someone is there to answer: every day from 9:00 to 22:00, Beijing time, which knows no summer time. */
const FROM_HOUR = 9;
const TO_HOUR = 22;
const UTC_OFFSET_HOURS = 8;
const HOUR_MS = 3_600_000;

export function isSupportTime(now: number): boolean {
  const hour = new Date(now + UTC_OFFSET_HOURS * HOUR_MS).getUTCHours();
  return hour >= FROM_HOUR && hour < TO_HOUR;
}
