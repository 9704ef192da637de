/** The installers of one edition as links, one for each system. */
import type { Locale } from '#i18n/locales.ts';
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import { installerTexts } from '#islands/ui/installers/on-demand.tsx';
import { useBuildWords } from '#islands/ui/installers/use-build-words.ts';
import { withTexts } from '#islands/ui/texts.tsx';
import type { Offer } from '#src/domain/releases/offers.ts';

interface Props {
  locale: Locale;
  offers: readonly Offer[];
  /** What there is no installer for. */
  missing?: string | undefined;
}

export const InstallerLinks = withTexts(Links, installerTexts);

function Links({ offers, missing }: Props) {
  const { systemOf } = useBuildWords();
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.slot}>
          <InstallerLink offer={offer}>{systemOf(offer.slot)}</InstallerLink>
        </li>
      ))}
      {missing && <li className="soft">{missing}</li>}
    </ul>
  );
}
