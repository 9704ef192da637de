/** The installers of one edition as links, one for each system. */
import { InstallerLink } from '#islands/ui/installers/InstallerLink.tsx';
import type { Offer } from '#src/domain/releases/offers.ts';

interface Props {
  offers: readonly Offer[];
  /** What there is no installer for. */
  missing?: string | undefined;
}

export function InstallerLinks({ offers, missing }: Props) {
  return (
    <ul>
      {offers.map((offer) => (
        <li key={offer.slot}>
          <InstallerLink offer={offer}>{offer.system}</InstallerLink>
        </li>
      ))}
      {missing && <li className="soft">{missing}</li>}
    </ul>
  );
}
