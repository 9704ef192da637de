/** The time at another place, and its part of the day for greetings. */

/** @param zone IANA time zone. @returns time as `05:31` */
export const localTime = (zone: string, now: Date): string =>
  now.toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' });

/** @param time as `05:31`. @returns 0 in the morning, 1 during the day, 2 in the evening and at night */
export const partOfDay = (time: string): 0 | 1 | 2 =>
  time < '05:00' || time >= '18:00' ? 2 : time < '12:00' ? 0 : 1;
