/** The builds of a release that its page introduces in its own words. */
import type { Locale } from '#i18n/locales.ts';
import { Texts, type SomeIslandTexts } from '#islands/ui/texts.tsx';
import type { Offer } from '#src/domain/releases/offers.ts';
import { BuildList } from './BuildList.tsx';

interface Props {
  locale: Locale;
  texts: SomeIslandTexts<'releases'>;
  offers: readonly Offer[];
}

export function BetaBuilds({ locale, texts, offers }: Props) {
  return (
    <Texts {...{ locale, texts }}>
      <BuildList offers={offers} />
    </Texts>
  );
}
