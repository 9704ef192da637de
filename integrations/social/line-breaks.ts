/**
 * Breaks a title into lines of about equal width, by words: Chinese is split between words rather than characters, and
 * no line begins with a closing mark or ends with an opening one.
 */
import type { Locale } from '#i18n/locales.ts';
import { joinsMarks } from '#integrations/lib/sense-breaks.ts';

/** The pieces between which a line may break. */
function breakable(text: string, locale: Locale): string[] {
  const words = Array.from(
    new Intl.Segmenter(locale, { granularity: 'word' }).segment(text),
    ({ segment }) => segment,
  );
  const pieces: string[] = [];
  for (const word of words) {
    const before = pieces.at(-1);
    if (before !== undefined && joinsMarks(word, before)) {
      pieces[pieces.length - 1] = before + word;
    } else pieces.push(word);
  }
  return pieces;
}

function fill(pieces: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure((line + piece).trim()) > width) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/**
 * @param width the maximum of a line, in the unit of `measure`; a single longer word exceeds it
 * @returns as few lines as possible, as even as possible
 */
export function balancedLines(
  text: string,
  locale: Locale,
  width: number,
  measure: (text: string) => number,
): string[] {
  const pieces = breakable(text, locale);
  const fewest = fill(pieces, width, measure).length;
  const steps = 24;
  for (let step = 1; step < steps; step++) {
    const lines = fill(pieces, (width * step) / steps, measure);
    const isWithin = lines.every((line) => measure(line) <= (width * step) / steps);
    if (lines.length === fewest && isWithin) return lines;
  }
  return fill(pieces, width, measure);
}
