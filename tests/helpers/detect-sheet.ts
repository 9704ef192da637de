/** The inspection sheet of `/detect` as its visitor reads it: lines by their headings, verdicts by their words. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CheckId, Verdict } from '#islands/detect/types.ts';
import { expect } from './test.ts';

const VERDICTS = ['pass', 'note', 'warn', 'doubt', 'unknown'] as const satisfies readonly Verdict[];

export function detectSheet(page: Page, locale: Locale) {
  const { checks, summary: counted, verdicts } = dictionaries[locale].detect;
  const sheet = page.getByRole('main');
  const summary = sheet.getByRole('status').first();
  const line = (id: CheckId) =>
    sheet
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: checks[id].name, exact: true }) });
  return {
    summary,
    line,
    /** The one that a line shows. */
    async verdict(id: CheckId) {
      const shown = await Promise.all(
        VERDICTS.map((verdict) => line(id).getByText(verdicts[verdict], { exact: true }).count()),
      );
      expect(shown.reduce((sum, count) => sum + count)).toBe(1);
      return VERDICTS[shown.indexOf(1)];
    },
    /** Waits until every check has ended. */
    async isDone() {
      await expect(summary).toHaveText(new RegExp(`^${counted.replace(/\{\{\w+\}\}/g, '\\d+')}$`));
    },
  };
}
