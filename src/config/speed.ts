/**
 * How “up to 50% faster” was measured, in each language: shown in brackets after the figure. A sample, for the operator
 * to replace; `none` removes the figure. Both languages or neither must have it.
 */
import type { Locale } from '#i18n/locales.ts';
import { setting } from './setting.ts';

const noteOf = (key: string, sample: string): string => {
  const note = setting(key, sample);
  return note === 'none' ? '' : note;
};

export const speedMeasured: Readonly<Record<Locale, string>> = {
  'zh-CN': noteOf('PUBLIC_SPEED_MEASURED_ZH', '同一网络，5 个平台后台各打开 20 次，因网络而异'),
  'en-US': noteOf(
    'PUBLIC_SPEED_MEASURED_EN',
    'same network, 5 dashboards opened 20 times each; your network makes a difference',
  ),
};

if (!speedMeasured['zh-CN'] !== !speedMeasured['en-US']) {
  throw new Error(
    'PUBLIC_SPEED_MEASURED_ZH and PUBLIC_SPEED_MEASURED_EN have to be `none` together (see .env.example).',
  );
}
