/** Runs axe in a page. Its source is injected by the debugger, which no content security policy blocks. */
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright';

/** The minified form, which is less than half for a page to parse. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * @param except selectors of elements that are not examined
 * @returns a line for each finding: the rule, where, and what to do
 */
export async function findBarriers(page: Page, except: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const violations = await page.evaluate(
    async ({ rules, exclude }) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe }; // defined by the source above
      const results = await inPage.run(
        { exclude },
        {
          runOnly: rules,
          resultTypes: ['violations'],
          // Without style sheets, which would be fetched again for a rule that is not used.
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
