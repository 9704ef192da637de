/** Who sent the visitor, as far as the site remembers, and a way to forget it. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#islands/ui/Button.tsx';
import { withTexts, type IslandProps } from '#islands/ui/texts.tsx';
import { pagePrivacyChoices } from './store.ts';

type Props = IslandProps<'privacyChoices'>;

export const OriginChoice = withTexts<Props>(Choice);

function Choice() {
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
