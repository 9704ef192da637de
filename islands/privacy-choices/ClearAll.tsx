/** Clears everything that the site keeps in this browser, and says so. */
import { useStore } from '@nanostores/react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#i18n/locales.ts';
import { Texts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import { pagePrivacyChoices } from '#src/stores/page/privacy-choices.ts';

interface Props {
  locale: Locale;
  texts: SomeIslandTexts<'privacyChoices'>;
}

export function ClearAll({ locale, texts }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      <Clear />
    </Texts>
  );
}

function Clear() {
  const { t } = useTranslation('privacyChoices');
  const isCleared = useStore(pagePrivacyChoices.$isCleared, { ssr: 'initial' });
  return (
    <>
      <button className="button" type="button" onClick={() => pagePrivacyChoices.clearAll()}>
        {t('kept.clear')}
      </button>
      <p role="status">{isCleared && t('kept.cleared')}</p>
    </>
  );
}
