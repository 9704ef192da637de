/** Runs axe in a page. Its source goes in by the debugger, which no content security policy stands against. */
import axe from 'axe-core';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @returns a line for each finding: the rule, where, and what to do */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }; // what the source above defines
    const results = await inPage.run({ runOnly: rules, resultTypes: ['violations'] });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      targets: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    }));
  }, RULES);
  return violations.map(({ id, help, targets }) => `${id}: ${help}\n  ${targets.join('\n  ')}`);
}
