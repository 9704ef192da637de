/**
 * What pages report when they fail in a browser: to `PAGE_REPORTS_PATH` below the API's base, as plain JSON without a key.
 * Page and server both take out what could tell who the visitor is: the page, so that it is not sent, and the server, since
 * anybody can send anything there.
 */
export { PAGE_REPORTS_PATH } from '#src/config/constants.ts';

/** Different faults that one page tells of; with more it is broken altogether, which these say well enough. */
export const MOST_FAULTS_OF_A_PAGE = 5;

const MOST_CHARACTERS = 160;
const MOST_READ = 1000;

export interface FaultReport {
  /** Path of the page. */
  page: string;
  name: string;
  message: string;
  /** Path of the script. */
  file: string;
  line: number;
  column: number;
}

export interface FaultReports {
  faults: FaultReport[];
}

/** What an error says, without what a visitor may have typed or where they have been. */
export function withoutPersons(message: string): string {
  return message
    .slice(0, MOST_READ)
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '(address)')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '(mail)')
    .replace(/(["'“‘「`])[^"'”’」`]{40,}(["'”’」`])/g, '$1…$2')
    .replace(/\d[\d\s-]{2,}\d/g, '#')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
}
