/** Output of commands: waits for the reader, and lets no text of a visitor control the terminal or a spreadsheet. */
import { open } from 'node:fs/promises';
import type { Loaded } from '#server/data/database.ts';
import type { Summary } from '#server/data/tables.ts';
import { InputError } from './command.ts';

export interface Output {
  /** Settles when there is room for more. */
  write(text: string): Promise<void>;
}

/** The reader has closed the pipe, as `head` does: not a failure. */
export class ReaderGoneError extends Error {
  readonly kind = 'reader-gone';
}

export function streamOutput(stream: NodeJS.WritableStream): Output {
  stream.on('error', () => undefined); // each write reports it to its caller
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (error) => {
          if (!error) resolve();
          else reject('code' in error && error.code === 'EPIPE' ? new ReaderGoneError() : error);
        });
      }),
  };
}

export function unwritable(path: string, code: unknown): InputError {
  return new InputError(
    code === 'EEXIST'
      ? `${path} exists already: choose another file name, or move that file.`
      : `${path} cannot be written (${String(code)}): choose a file in a folder that you may write to.`,
  );
}

/** A new file that only its owner can read: it holds names and phones. */
export async function fileOutput(path: string): Promise<Output & { close(): Promise<void> }> {
  const file = await open(path, 'wx', 0o600).catch((error: unknown) => {
    throw unwritable(path, error instanceof Error && 'code' in error ? error.code : undefined);
  });
  return {
    async write(text) {
      await file.appendFile(text);
    },
    close: () => file.close(),
  };
}

/** One line for a terminal: control characters, which can move the cursor or overwrite earlier lines, become spaces. */
export function plainLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are removed
  return text.replace(/[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ');
}

/** Rows under a heading, in columns. Chinese characters are two columns wide. */
export function table(heading: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [heading, ...rows.map((row) => row.map((cell) => plainLine(String(cell))))];
  const widths = heading.map((_, column) => Math.max(...all.map((row) => width(row[column] ?? ''))));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

function width(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0);
}

/** How many rows each table has, printed after a copy. */
export const summaryTable = (summary: Summary): string =>
  table(
    ['table', 'rows'],
    Object.entries(summary).flatMap(([name, { rows }]) => (rows > 0 ? [[name, rows]] : [])),
  );

/** The same, and a line for each row that was cleaned on the way. */
export const loadedTable = ({ summary, cleaned }: Loaded): string =>
  [summaryTable(summary), ...cleaned.map((row) => `${row}\n`)].join('');

/** Shows Excel that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Also after white space, and in the full-width forms that Chinese and Japanese versions of Excel take. */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]/;

/**
 * A row of a CSV file (RFC 4180) for spreadsheets: a cell that a spreadsheet would read as a formula gets an apostrophe
 * in front, since visitors typed its text.
 */
export function csvRow(values: readonly (string | number | null | undefined)[]): string {
  return `${values.map((value) => csvCell(value)).join(',')}\r\n`;
}

function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // oxlint-disable-next-line no-control-regex -- control characters are removed; tabs and line breaks stay
  const text = value.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g, '');
  const safe = FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n\t]|^'?\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
