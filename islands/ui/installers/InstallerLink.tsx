/**
 * A link to an installer. Without a script it leads to the plain file; after hydration its file name contains the
 * promoter's code, and a click shows the download's state in the page.
 */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { promoterInstallerUrl } from '#src/domain/releases/installer-links.ts';
import type { Offer } from '#src/domain/releases/offers.ts';
import { pageInstallerNames } from './names.ts';
import { pageDownload } from '#islands/ui/installers/started-download.ts';

interface Props {
  offer: Pick<Offer, 'slot' | 'href'>;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

export function InstallerLink({ offer: { slot, href: plainHref }, className, label, children }: Props) {
  const code = useStore(pageInstallerNames.$linkCode, { ssr: () => '' });
  useEffect(() => pageInstallerNames.start(), []);
  return (
    <a
      className={className}
      href={promoterInstallerUrl(plainHref, code)}
      download
      aria-label={label}
      onClick={({ currentTarget }) => {
        // React handles this click if it has not hydrated before; the code was not known until then.
        pageInstallerNames.start();
        if (currentTarget.getAttribute('href') === plainHref)
          currentTarget.href = promoterInstallerUrl(plainHref, pageInstallerNames.$linkCode.get());
        pageDownload.begin({ href: currentTarget.href, plainHref, slot });
      }}
    >
      {children}
    </a>
  );
}
