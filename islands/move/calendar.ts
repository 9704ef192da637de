/** A calendar file (RFC 5545) of whole days, which every calendar imports. */
import { isoDay } from '#src/domain/day.ts';
import { DAY_MS } from '#src/domain/duration.ts';

export interface CalendarEntry {
  /** Whole days, at midnight UTC, both included. */
  from: Date;
  to: Date;
  name: string;
  text: string;
}

/** Longer lines are folded; counted in bytes. */
const LINE_BYTES = 74;

const compact = (day: Date) => isoDay(day).replaceAll('-', '');
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let out = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > LINE_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += size;
  }
  return out;
}

/**
 * @param host ends the ids of the entries, so that a repeated import replaces the former calendar
 * @param madeAt when the file is made
 */
export function calendarOf(entries: readonly CalendarEntry[], host: string, madeAt: Date): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = entries.flatMap(({ from, to, name, text }, index) => [
    'BEGIN:VEVENT',
    `UID:move-${String(index + 1)}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(new Date(to.getTime() + DAY_MS))}`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//move//EN`, ...lines, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n');
}
