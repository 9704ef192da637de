/** The choice about statistics, with its present state in words. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { pageConsent } from '#src/stores/page/shared.ts';

type Props = IslandProps<'privacyChoices'>;

export const StatisticsChoice = withTexts<Props>(Choice);

const ANSWERS = [
  ['granted', 'analytics.allow'],
  ['refused', 'analytics.refuse'],
] as const;

function Choice() {
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
