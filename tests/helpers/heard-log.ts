/** A log of the server that a test reads line by line. */
import { createLog, type Logger } from '#server/log.ts';

export interface HeardLine {
  level: string;
  msg: string;
  /** The id of the line's request. */
  request?: string;
  [fact: string]: unknown;
}

export function heardLog(): { log: Logger; lines: HeardLine[] } {
  const lines: HeardLine[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line) as HeardLine) });
  return { log, lines };
}
