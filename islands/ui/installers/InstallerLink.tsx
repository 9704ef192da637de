/**
 * A link to an installer. Without a script it leads to the plain file; after hydration its file name contains the
 * promoter's code, and a click shows the download's state in the page.
 */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { promoterInstallerUrl } from '#src/domain/releases/installer-links.ts';
import type { Offer } from '#src/domain/releases/offers.ts';
import { pageDownload } from './started-download.ts';
import { atom, computed } from 'nanostores';
import { pageAttribution } from '#src/stores/page/shared.ts';

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
      onClick={(event) => {
        const { currentTarget, detail } = event;
        if (detail > 1) {
          // The second click of a double click would download the file again.
          event.preventDefault();
          return;
        }
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

const $isPlain = atom(false);
const $code = computed(pageAttribution.$attribution, ({ promoter }) => promoter);
let isStarted = false;

/**
 * The promoter's code in the names of the page's Windows installers, shared by all its links: the code of the promoter
 * who sent the visitor, unless the visitor chooses the plain files.
 */
export const pageInstallerNames = {
  /** The promoter's code; empty if no partner sent the visitor, and until that is known. */
  $code,
  /** The code that links contain; empty for plain files. */
  $linkCode: computed([$code, $isPlain], (code, isPlain) => (isPlain ? '' : code)),
  /** Reads who sent the visitor, unless that was done already. */
  start(): void {
    if (isStarted) return;
    isStarted = true;
    pageAttribution.capture();
  },
  /** Switches between plain files and the promoter's. */
  toggle: (): void => $isPlain.set(!$isPlain.get()),
};
