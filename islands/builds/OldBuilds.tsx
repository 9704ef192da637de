/** Old releases with their builds, which nothing takes the place of. */
import type { Locale } from '#i18n/locales.ts';
import { installerTexts } from '#islands/ui/installers/on-demand.tsx';
import { withTexts } from '#islands/ui/texts.tsx';
import type { Edition } from '#src/domain/releases/offers.ts';
import { EditionSection } from './Edition.tsx';

interface Props {
  locale: Locale;
  editions: readonly Edition[];
}

export const OldBuilds = withTexts(Editions, installerTexts);

function Editions({ editions }: Props) {
  return editions.map((edition) => <EditionSection key={edition.version} edition={edition} />);
}
