/**
 * Rows of a CSV file (RFC 4180) for spreadsheets: a cell that a spreadsheet would read as a formula gets an apostrophe
 * in front, since visitors typed its text.
 */

/** Shows Excel that it is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Also after white space, and in the full-width forms that Chinese and Japanese versions of Excel take. */
const FORMULA = /^\s*[=+\-@＝＋－＠|%]/;

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
