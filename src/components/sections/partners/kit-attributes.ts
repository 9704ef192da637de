/** What `startPartnerKit` reads from the element it starts on. */
import type { Locale } from '#i18n/locales.ts';
import { getT } from '#src/config/texts.ts';

export function kitAttributes(locale: Locale, site: URL | undefined): Record<string, string | boolean> {
  const t = getT(locale, 'requestPages');
  return {
    'data-origin': site?.origin ?? '',
    'data-copied': t('partners.kitPanel.copied'),
    'data-copy': t('partners.kitPanel.copy'),
    'data-sample-text': t('partners.kitPanel.sample'),
    'data-sample': true,
  };
}
