/** The visitor's choices about stored data, and their state. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { pageConsent } from '#src/stores/page/shared.ts';
import { pagePrivacyChoices } from './store.ts';

type Props = IslandProps<'privacyChoices'>;

/** The choice about statistics, with its present state in words. */
export const StatisticsChoice = withTexts<Props>(Statistics);

const ANSWERS = [
  ['granted', 'analytics.allow'],
  ['refused', 'analytics.refuse'],
] as const;

function Statistics() {
  const { t } = useTranslation('privacyChoices');
  const standing = useStore(pageConsent.$standing, { ssr: () => undefined });
  useEffect(() => pageConsent.start(), []);
  const isFixed = standing === 'off' || standing === 'signal';
  return (
    <>
      <div className="notice choice-state">
        <p role="status">{t(`analytics.states.${standing ?? 'ask'}`)}</p>
      </div>
      <div className="cluster">
        {ANSWERS.map(([answer, text]) => (
          <Button
            key={answer}
            disabled={isFixed}
            aria-pressed={standing === answer}
            onClick={() => pageConsent.answer(answer)}
            label={t(text)}
          />
        ))}
      </div>
    </>
  );
}

/** Deletes everything that the site keeps in this browser, after a question, and confirms it. */
export const ClearAll = withTexts<Props>(Clear);

function Clear() {
  const { t } = useTranslation('privacyChoices');
  const isCleared = useStore(pagePrivacyChoices.$isCleared, { ssr: 'initial' });
  const [isAsking, setAsking] = useState<boolean>();
  const start = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button is removed; the focus moves to the harmless answer.
    if (isAsking !== undefined) (isAsking ? no : start).current?.focus();
  }, [isAsking]);
  return (
    <>
      {isAsking ? (
        <div className="cluster" role="group" aria-label={t('kept.clear')}>
          <p>{t('kept.sure')}</p>
          <Button
            onClick={() => {
              pagePrivacyChoices.clearAll();
              setAsking(false);
            }}
            label={t('kept.yes')}
          />
          <Button ref={no} onClick={() => setAsking(false)} label={t('kept.no')} />
        </div>
      ) : (
        <Button ref={start} onClick={() => setAsking(true)} label={t('kept.clear')} />
      )}
      <p role="status">{isCleared && !isAsking && t('kept.cleared')}</p>
    </>
  );
}

/** Whether the pages show the pure edition's name in this browser, and a way to undo it. */
export const LineChoice = withTexts<Props>(Line);

function Line() {
  const { t } = useTranslation('privacyChoices');
  const isPure = useStore(pagePrivacyChoices.$isPure, { ssr: 'initial' });
  useEffect(() => pagePrivacyChoices.start(), []);
  return (
    <>
      <p className="notice" role="status">
        {t(isPure ? 'line.pure' : 'line.standard')}
      </p>
      {isPure && <Button onClick={() => pagePrivacyChoices.leavePureLine()} label={t('line.leave')} />}
    </>
  );
}

/** Who sent the visitor, as far as the site remembers, and a way to delete it. */
export const OriginChoice = withTexts<Props>(Origin);

function Origin() {
  const { t } = useTranslation('privacyChoices');
  const { known, isForgotten } = useStore(pagePrivacyChoices.$origin, { ssr: 'initial' });
  useEffect(() => pagePrivacyChoices.start(), []);
  const remembered = known.map(({ name, value }) => `${t(`origin.names.${name}`)}: ${value}`).join(' · ');
  return (
    <>
      <p className="notice origin-state" role="status">
        {remembered || t(isForgotten ? 'origin.forgotten' : 'origin.none')}
      </p>
      <Button onClick={() => pagePrivacyChoices.forgetOrigin()} label={t('origin.forget')} />
    </>
  );
}
