/** Whether the pages bear the pure edition's name in this browser, and the way back. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { pagePrivacyChoices } from './store.ts';

type Props = IslandProps<'privacyChoices'>;

export const LineChoice = withTexts<Props>(Choice);

function Choice() {
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
