/** The builds of a release that its page introduces in its own words. */
import type { Locale } from '#i18n/locales.ts';
import { installerTexts } from '#islands/ui/installers/on-demand.tsx';
import { withTexts } from '#islands/ui/texts.tsx';
import type { Offer } from '#src/domain/releases/offers.ts';
import { BuildList } from './BuildList.tsx';

interface Props {
  locale: Locale;
  offers: readonly Offer[];
}

export const BetaBuilds = withTexts<Props>(BuildList, installerTexts);
