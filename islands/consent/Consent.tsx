/**
 * The question about statistics: a band between two parts of the page, two answers of equal weight, over nothing and moving
 * nothing that is seen. It is there only where the operator's configuration asks and the visitor has not answered, and has
 * its turn (islands/consent/turn.ts). Its words and its style come with it: no page has to carry them.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { siteWideTexts } from '#islands/ui/site-wide-texts.ts';
import { withTexts } from '#islands/ui/texts.tsx';
import type { PathOf } from '#src/config/routes.ts';
import type { ConsentAnswer } from '#src/domain/consent.ts';
import { pageConsent } from '#src/stores/page/consent.ts';
import style from '#src/styles/on-demand/site-wide.css?url';
import { waitForTurn } from './wait-for-turn.ts';

const CHOICES: PathOf<'privacyChoices'> = '/privacy-choices';

interface Props {
  locale: Locale;
}

export const Consent = withTexts(Question, siteWideTexts);

function Question({ locale }: Props) {
  const { t } = useTranslation('siteWide');
  const consent = useStore(pageConsent.$consent, { ssr: 'initial' });
  const [box, setBox] = useState<HTMLElement>();
  const [answered, setAnswered] = useState<ConsentAnswer>();
  const thanks = useRef<HTMLParagraphElement>(null);
  const isOpen = consent === 'ask' || answered !== undefined;
  useEffect(() => pageConsent.start(), []);
  useEffect(() => (isOpen ? waitForTurn(setBox) : undefined), [isOpen]);
  // The button that had the focus is gone.
  useEffect(() => thanks.current?.focus(), [answered, consent]);
  if (!isOpen || !box) return null;

  const choices = <a href={localizedPath(locale, CHOICES)}>{t('consent.more')}</a>;
  const answer = (given: ConsentAnswer) => () => {
    setAnswered(given);
    pageConsent.answer(given);
  };
  return createPortal(
    <>
      {/* React waits for it before it shows the band. */}
      <link rel="stylesheet" href={style} precedence="late" />
      {answered && consent !== 'ask' ? (
        <p className="wrap" tabIndex={-1} ref={thanks}>
          {t(`consent.${answered}`)} {choices}
        </p>
      ) : (
        <section className="wrap consent" aria-label={t('consent.label')}>
          <p>
            {t('consent.text')} {choices}
          </p>
          <div className="consent__answers">
            <button className="button button--small" type="button" onClick={answer('granted')}>
              {t('consent.accept')}
            </button>
            <button className="button button--small" type="button" onClick={answer('refused')}>
              {t('consent.refuse')}
            </button>
          </div>
        </section>
      )}
    </>,
    box,
  );
}
