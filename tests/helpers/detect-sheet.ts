/** The inspection sheet of `/detect` as its visitor reads it: lines by their headings, verdicts by their words. */
import type { Locator, Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CheckId, Verdict } from '#islands/detect/types.ts';
import { expect } from './test.ts';

const VERDICTS = ['pass', 'note', 'warn', 'doubt', 'unknown'] as const satisfies readonly Verdict[];

export interface DetectSheet {
  summary: Locator;
  line: (id: CheckId) => Locator;
  /** The one that a line shows. */
  verdict: (id: CheckId) => Promise<Verdict | undefined>;
  /** Waits until every check has ended. */
  isDone: () => Promise<void>;
}

export function detectSheet(page: Page, locale: Locale): DetectSheet {
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
    async verdict(id) {
      const shown = await Promise.all(
        VERDICTS.map((verdict) => line(id).getByText(verdicts[verdict], { exact: true }).count()),
      );
      expect(shown.reduce((sum, count) => sum + count)).toBe(1);
      return VERDICTS[shown.indexOf(1)];
    },
    async isDone() {
      await expect(summary).toHaveText(new RegExp(`^${counted.replace(/\{\{\w+\}\}/g, '\\d+')}$`));
    },
  };
}
