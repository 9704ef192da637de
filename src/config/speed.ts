/**
 * How “up to 50% faster” was measured, in each language: the operator's to say. Empty, and no page has the figure. In both
 * languages or in neither: a page that has the figure without its note must not come into being.
 */
import type { Locale } from '#i18n/locales.ts';
import { setting } from './setting.ts';

export const speedMeasured: Readonly<Record<Locale, string>> = {
  'zh-CN': setting('PUBLIC_SPEED_MEASURED_ZH', ''),
  'en-US': setting('PUBLIC_SPEED_MEASURED_EN', ''),
};

if (!speedMeasured['zh-CN'] !== !speedMeasured['en-US']) {
  throw new Error(
    'PUBLIC_SPEED_MEASURED_ZH and PUBLIC_SPEED_MEASURED_EN have to be set together (see .env.example).',
  );
}
