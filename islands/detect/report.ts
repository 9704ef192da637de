/**
 * The report that a visitor may copy for support: verdicts, names of checks, and figures that say nothing about a
 * person. Addresses, languages, time zone and the name of the graphics chip stay in the page.
 */
import type { CheckId, CheckResult, Verdict } from './types.ts';

const SHAREABLE: readonly CheckId[] = ['system', 'browser', 'fonts', 'client'];

/** One line for each check: `system: pass (Windows 11)`. */
export function reportText(results: readonly CheckResult[]): string {
  return results
    .map(({ id, verdict, value, advice }) => {
      const shared = SHAREABLE.includes(id) && value ? ` (${value})` : '';
      return `${id}: ${verdict} [${advice}]${shared}`;
    })
    .join('\n');
}

export function countVerdicts(
  results: readonly CheckResult[],
): Record<'pass' | 'attention' | 'unknown', number> {
  const count = (...verdicts: Verdict[]) =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return { pass: count('pass'), attention: count('warn', 'doubt', 'note'), unknown: count('unknown') };
}
