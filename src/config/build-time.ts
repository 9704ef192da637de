/**
 * The time that pages are built for; banners, promotions and articles depend on it. `BUILD_TIME` sets it, to repeat a
 * build or preview a later one; by default it is now.
 */

/** With an offset: without one the moment would depend on the machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** @throws Error for anything else */
export function readBuildTime(value: string | undefined, now: Date): Date {
  if (value === undefined || value === '') return now;
  const moment = new Date(value);
  if (!MOMENT.test(value) || Number.isNaN(moment.getTime())) {
    throw new Error('BUILD_TIME has to be a moment such as 2026-12-01T09:00:00+08:00 (see .env.example).');
  }
  return moment;
}

export const buildTime = readBuildTime(process.env['BUILD_TIME'], new Date());
