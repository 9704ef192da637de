/** Versions: their order, the order of releases, and the wire's `version_type` and `online_time`. */
import { isDay } from '#src/domain/day.ts';
import { LINES, STATUSES, type Release, type Status } from './types.ts';

/**
 * Compares two versions by their numbers; a beta comes before its release. Anything else counts as the oldest, so that
 * odd data cannot become "the newest".
 * @returns negative, 0 or positive, as `Array.sort` expects
 */
export function compareVersions(a: string, b: string): number {
  const left = readVersion(a);
  const right = readVersion(b);
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const RELEASED = Number.MAX_SAFE_INTEGER;

/** Four numbers and the beta's, which is huge for a release. */
function readVersion(version: string): number[] {
  const match = /^v?(\d+)\.(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-[a-z]+\.?(\d+)?)?$/i.exec(version.trim());
  if (!match) return [-1];
  const isBeta = version.includes('-');
  const numbers = [1, 2, 3, 4].map((group) => Number(match[group] ?? 0));
  return [...numbers, isBeta ? Number(match[5] ?? 0) : RELEASED];
}

/** Newest first within a line; lines in the order of their declaration. */
export function sortReleases(releases: readonly Release[]): Release[] {
  return [...releases].sort(
    (a, b) => LINES.indexOf(a.line) - LINES.indexOf(b.line) || compareVersions(b.version, a.version),
  );
}

/** The wire's `version_type`. The contract maps 0 to 3 to four labels without an order; this order is our decision. */
export const versionTypeOfStatus = (status: Status): number => STATUSES.indexOf(status);

/**
 * The day in a wire `online_time`, of which the first 8 characters count.
 * @returns YYYY-MM-DD for eight digits that are a day; otherwise those characters unchanged; '' for nothing
 */
export function dayOfOnlineTime(onlineTime: string): string {
  const text = onlineTime.trim().slice(0, 8);
  const match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (!match) return text;
  const day = `${match[1]}-${match[2]}-${match[3]}`;
  return isDay(day) ? day : text;
}
