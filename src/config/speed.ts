/**
 * How “up to 50% faster” was measured, in each language: it stands behind the figure in brackets. The operator's to say; what
 * stands here is a sample, and `none` leaves the figure out. In both languages or in neither: no page has it without its note.
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
