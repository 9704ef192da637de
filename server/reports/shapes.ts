/**
 * Reports from pages, reduced to what helps to find the error and does not identify the visitor: the page, if the site
 * has it, the rule or the error, the place in the site's own code. Anybody can send anything here, and error texts can
 * hold what a visitor typed: addresses, mails, numbers and long quotations are removed.
 */
import * as v from 'valibot';
import { withoutPersonalData } from '#src/api/contract/page-reports.ts';

export interface PageReport {
  kind: 'policy' | 'error';
  page: string;
  what: string;
  place: string;
}

const MAX_REPORTS_PER_REQUEST = 20;
const OTHER = '(other)';

const text = v.optional(v.pipe(v.string(), v.maxLength(4000)), '');
const number = v.optional(v.number(), 0);

/** The browsers' format for `report-uri`. */
const oldViolation = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': number,
  }),
});

/** Their format for `report-to`; other reports to the same endpoint are ignored. */
const newReports = v.array(v.object({ type: v.string(), body: v.optional(v.unknown()) }));
const violation = v.object({
  documentURL: text,
  blockedURL: text,
  effectiveDirective: text,
  sourceFile: v.nullish(text, ''),
  lineNumber: v.nullish(number, 0),
});

/** The format of our own pages. */
const faults = v.object({
  faults: v.array(
    v.object({ page: text, name: text, message: text, file: text, line: number, column: number }),
  ),
});

const body = v.pipe(v.string(), v.parseJson(), v.union([oldViolation, newReports, faults]));

/** @param isPage whether a path is one of the site's pages */
export function createReportReader(isPage: (path: string) => boolean) {
  const pageOf = (address: string): string => {
    const path = pathOf(address);
    return path !== undefined && isPage(path) ? path : OTHER;
  };
  const violated = (page: string, directive: string, blocked: string, file: string, line: number) => {
    // Browser extensions often violate the policy, and the site cannot change that.
    if ([blocked, file].some((address) => /-extension(?:$|:)/.test(address))) return [];
    const [rule = ''] = directive.split(' ');
    const what = `${rule.replace(/[^a-z-]/g, '').slice(0, 40)} ${blockedBy(blocked)}`;
    return [{ kind: 'policy' as const, page: pageOf(page), what, place: placeOf(file, line) }];
  };

  return {
    /** @returns `undefined` for a body that is none of the three */
    read(text: string): PageReport[] | undefined {
      const { success, output } = v.safeParse(body, text);
      if (!success) return undefined;
      if ('csp-report' in output) {
        const report = output['csp-report'];
        return violated(
          report['document-uri'],
          report['effective-directive'] || report['violated-directive'],
          report['blocked-uri'],
          report['source-file'],
          report['line-number'],
        );
      }
      if (Array.isArray(output)) {
        return output
          .filter(({ type }) => type === 'csp-violation')
          .slice(0, MAX_REPORTS_PER_REQUEST)
          .flatMap((report) => {
            const found = v.safeParse(violation, report.body);
            if (!found.success) return [];
            const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = found.output;
            return violated(documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber);
          });
      }
      return output.faults
        .slice(0, MAX_REPORTS_PER_REQUEST)
        .map(({ page, name, message, file, line, column }) => ({
          kind: 'error',
          page: pageOf(page),
          what: `${/^[A-Z][A-Za-z]{1,40}$/.test(name) ? name : 'Error'}: ${withoutPersonalData(message)}`,
          place: placeOf(file, line, column),
        }));
    },
  };
}

function pathOf(address: string): string | undefined {
  const path = URL.parse(address, 'https://site.invalid')?.pathname;
  return path !== undefined && /^\/[a-z0-9/-]{0,100}$/.test(path) ? path : undefined;
}

/** `inline`, `eval`, `data`, or the host of the blocked address; its path could identify a visitor. */
function blockedBy(blocked: string): string {
  if (/^[a-z-]{1,40}$/.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (!url) return OTHER;
  return url.host === '' ? url.protocol.replace(':', '') : url.host.slice(0, 100);
}

/** A place in the site's own files, which have a hash in their names; any other place is only `elsewhere`. */
function placeOf(file: string, ...numbers: readonly number[]): string {
  const path = file === '' ? '' : (URL.parse(file, 'https://site.invalid')?.pathname ?? '');
  if (path === '') return '';
  const at = numbers.filter((number) => Number.isInteger(number) && number > 0 && number < 1e7).join(':');
  return `${/^\/_astro\/[\w.-]{1,80}$/.test(path) ? path : '(page)'}${at === '' ? '' : `:${at}`}`;
}
