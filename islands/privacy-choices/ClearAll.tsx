/** Clears everything that the site keeps in this browser, after a question, and says so. */
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { pagePrivacyChoices } from './store.ts';

type Props = IslandProps<'privacyChoices'>;

export const ClearAll = withTexts<Props>(Clear);

function Clear() {
  const { t } = useTranslation('privacyChoices');
  const isCleared = useStore(pagePrivacyChoices.$isCleared, { ssr: 'initial' });
  const [isAsking, setAsking] = useState<boolean>();
  const start = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed has gone; the harmless answer is the nearest.
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
