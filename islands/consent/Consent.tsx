/**
 * The line that asks about statistics: over the page's lower corner, moving nothing, two answers of equal weight. It is
 * there only where the operator's configuration asks and the visitor has not answered. Its words and its style come with it: no page has to carry them.
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { siteWideTexts } from '#islands/ui/site-wide-texts.ts';
import { Texts } from '#islands/ui/texts.tsx';
import type { PathOf } from '#src/config/routes.ts';
import { pageConsent } from '#src/stores/page/consent.ts';
import style from '#src/styles/on-demand/site-wide.css?url';

const CHOICES: PathOf<'privacyChoices'> = '/privacy-choices';

interface Props {
  locale: Locale;
}

export function Consent({ locale }: Props) {
  return (
    <Texts locale={locale} texts={siteWideTexts[locale]}>
      <Line locale={locale} />
    </Texts>
  );
}

function Line({ locale }: Props) {
  const { t } = useTranslation('siteWide');
  const consent = useStore(pageConsent.$consent, { ssr: 'initial' });
  useEffect(() => pageConsent.start(), []);
  if (consent !== 'ask') return null;
  return (
    <section className="consent" aria-label={t('consent.label')}>
      {/* React waits for it before it shows the line. */}
      <link rel="stylesheet" href={style} precedence="late" />
      <p>
        {t('consent.text')} <a href={localizedPath(locale, CHOICES)}>{t('consent.more')}</a>
      </p>
      <button className="button button--small" type="button" onClick={() => pageConsent.answer('granted')}>
        {t('consent.accept')}
      </button>
      <button className="button button--small" type="button" onClick={() => pageConsent.answer('refused')}>
        {t('consent.refuse')}
      </button>
    </section>
  );
}
