/**
 * The moment that pages are built for: banners, promotions and articles come and go by it. `BUILD_TIME` sets it, so that a
 * build can be made again, or looked at ahead; without it, it is now.
 */

/** A day alone, or a time without its offset, would be another moment on another machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** @throws Error on what is no moment */
export function readBuildTime(value: string | undefined, now: Date): Date {
  if (value === undefined || value === '') return now;
  const moment = new Date(value);
  if (!MOMENT.test(value) || Number.isNaN(moment.getTime())) {
    throw new Error('BUILD_TIME has to be a moment such as 2026-12-01T09:00:00+08:00 (see .env.example).');
  }
  return moment;
}

export const buildTime = readBuildTime(process.env['BUILD_TIME'], new Date());
