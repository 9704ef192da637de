/** Runs axe in a page. Its source goes in by the debugger, which no content security policy stands against. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** The form without comments and long names: what a page has to read is less than half. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * @param except selectors of what is not examined
 * @returns a line for each finding: the rule, where, and what to do
 */
export async function findBarriers(page: Page, except: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ({ rules, exclude }) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe }; // what the source above defines
      const results = await inPage.run(
        { exclude },
        {
          runOnly: rules,
          resultTypes: ['violations'],
          // Style sheets would be fetched and read once more, for a rule that is not among these.
          preload: { assets: ['media'] },
        },
      );
      return results.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
      }));
    },
    { rules: RULES, exclude: [...except] },
  );
  return violations.map(({ id, help, targets }) => `${id}: ${help}\n  ${targets.join('\n  ')}`);
}
