/**
 * The question about statistics: one line at the bottom of the window, two answers of equal weight. It appears only
 * where the operator's configuration asks for it and the visitor has not answered; islands/consent/ask-once.ts decides
 * when. Its texts and style are loaded with it, so no page contains them.
 */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { siteWideTexts } from '#islands/ui/site-wide-texts.ts';
import { withTexts } from '#islands/ui/texts.tsx';
import { reserveBottom, onResized } from '#src/browser/floating.ts';
import { guardPresses, type PressGuard } from '#src/browser/presses.ts';
import type { PathOf } from '#src/config/routes.ts';
import type { ConsentAnswer } from '#src/domain/consent.ts';
import { pageConsent } from '#src/stores/page/shared.ts';
import style from '#src/styles/on-demand/site-wide.css?url';
import { askOnce } from './ask-once.ts';

const CHOICES: PathOf<'privacyChoices'> = '/privacy-choices';

export const Consent = withTexts(Question, siteWideTexts);

function Question({ locale }: { locale: Locale }) {
  const { t } = useTranslation('siteWide');
  const consent = useStore(pageConsent.$consent, { ssr: 'initial' });
  const [mayShow, setMayShow] = useState(false);
  // It must not appear under a pointer that is pressing something else.
  const [isReleased, setReleased] = useState(false);
  const [answered, setAnswered] = useState<ConsentAnswer>();
  const line = useRef<HTMLElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isAsking = consent === 'ask';
  const isShown = mayShow && (isAsking || answered !== undefined);
  const presses = useRef<PressGuard>(undefined);
  useEffect(() => pageConsent.start(), []);
  useEffect(() => {
    const guard = guardPresses();
    presses.current = guard;
    return guard.stop;
  }, []);
  useEffect(() => (isAsking ? askOnce(() => setMayShow(true)) : undefined), [isAsking]);
  // Runs once the sheet has loaded, since React shows the line only then.
  useEffect(() => {
    if (isShown) presses.current?.whenReleased(() => setReleased(true));
  }, [isShown]);
  // The button that had the focus is gone.
  useEffect(() => thanks.current?.focus(), [answered, consent]);
  useEffect(() => (isReleased && line.current ? keepRoom(line.current) : undefined), [isShown, isReleased]);
  if (!isShown) return null;

  const choices = <a href={localizedPath(locale, CHOICES)}>{t('consent.more')}</a>;
  const answer = (given: ConsentAnswer) => () => {
    setAnswered(given);
    pageConsent.answer(given);
  };
  return (
    // While it asks it is a region by its name.
    <section
      className="consent cluster"
      aria-label={isAsking ? t('consent.label') : undefined}
      ref={line}
      hidden={!isReleased}
    >
      {/* React shows the line after the sheet has loaded. */}
      <link rel="stylesheet" href={style} precedence="late" />
      {answered && !isAsking ? (
        <p
          tabIndex={-1}
          ref={thanks}
          // The thanks disappear with the next press or key.
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setAnswered(undefined);
          }}
        >
          {t(`consent.${answered}`)} {choices}
        </p>
      ) : (
        <>
          <p>
            {t('consent.text')} {choices}
          </p>
          <div className="consent__answers">
            <Button look="small" onClick={answer('granted')} label={t('consent.accept')} />
            <Button look="small" onClick={answer('refused')} label={t('consent.refuse')} />
          </div>
        </>
      )}
    </section>
  );
}

/** @returns a function that removes the room */
function keepRoom(line: HTMLElement): () => void {
  const stop = onResized(line, () => reserveBottom('consent', line.offsetHeight));
  return () => {
    stop();
    reserveBottom('consent', 0);
  };
}
