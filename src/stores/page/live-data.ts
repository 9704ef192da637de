/** The live data of this page, for its script and its islands: what one has asked for, another need not. */
import { locales } from '#i18n/locales.ts';
import { clock } from '#src/browser/clock.ts';
import { pageLocale } from '#src/browser/page-facts.ts';
import { session } from '#src/browser/storage.ts';
import { createLiveData } from '#src/stores/live-data.ts';

export const pageLiveData = createLiveData({
  language: () => locales[pageLocale()].apiLanguage,
  session,
  nowMs: () => clock.wallMs(),
});
