/** Writes WebVTT: captions and chapters. */

export interface TimedText {
  /** Seconds from the beginning. */
  from: number;
  to: number;
  text: string;
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0');

/** `00:01:02.500` */
export function vttTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = milliseconds % 60_000;
  return `${pad(Math.floor(minutes / 60), 2)}:${pad(minutes % 60, 2)}:${pad(Math.floor(rest / 1000), 2)}.${pad(rest % 1000, 3)}`;
}

/** @returns a file whose cues stand one after the other; what would be markup is written as text */
export function writeVtt(cues: readonly TimedText[]): string {
  const blocks = cues.map(({ from, to, text }) => `${vttTime(from)} --> ${vttTime(to)}\n${escaped(text)}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
