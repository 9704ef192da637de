/**
 * Reports of faults in pages: plain JSON without a key, to `PAGE_REPORTS_PATH` below the API's base. Both sides remove
 * what could identify the visitor: the page, so that it is not sent, and the server, since anybody can send reports.
 */
export { PAGE_REPORTS_PATH } from '#src/config/constants.ts';

/** Most faults that one page reports; a page with more is broken altogether, and these are enough to tell. */
export const MAX_FAULTS_PER_PAGE = 5;

const MAX_CHARACTERS = 160;
const MAX_INPUT_CHARACTERS = 1000;

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

/** The message of an error without typed text and visited addresses. */
export function withoutPersonalData(message: string): string {
  return message
    .slice(0, MAX_INPUT_CHARACTERS)
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '(address)')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+/g, '(mail)')
    .replace(/(["'“‘「`])[^"'”’」`]{40,}(["'”’」`])/g, '$1…$2')
    .replace(/\d[\d\s-]{2,}\d/g, '#')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARACTERS);
}
