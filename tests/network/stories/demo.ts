/** The demo of the workbench, as a visitor goes on with it whatever was lost. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import type { Locale } from '#i18n/locales.ts';
import { PRESS } from './story.ts';

/**
 * @returns presses what the page offers on the way, else what is wanted: code that was lost is asked for again, and a page
 * that was loaded anew begins with the demo
 */
export function goingOnIn(page: Page, locale: Locale): (press?: () => Promise<unknown>) => Promise<void> {
  const { remedies, state } = dictionaries[locale].workbench;
  const offers = [state.retry, remedies.demo].map((name) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }),
  );
  return async (press) => {
    for (const offer of offers) {
      if (await offer.isVisible()) return offer.click(PRESS);
    }
    await press?.();
  };
}
