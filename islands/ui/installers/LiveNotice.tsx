/**
 * Says what the version service changed in the page, or that it did not answer, and offers the default installer. A
 * mirror of the downloads sends no request and shows nothing.
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Sentence } from '#islands/ui/texts.tsx';
import { useOnDemandTexts } from './on-demand.tsx';
import { env } from '#src/config/env.ts';
import { isMirrorSite } from '#src/config/build-flags.ts';
import { fallbackWindowsInstaller } from '#src/config/site.ts';
import { installerUrl } from '#src/domain/releases/installer-links.ts';
import { pageLiveVersions } from '#islands/ui/installers/live-versions.ts';
import { InstallerLink } from './InstallerLink.tsx';

const fallback = { slot: 'v6/windows/64', href: installerUrl(env.downloadBase, fallbackWindowsInstaller) };

/** @param changed the version that the page did not have */
export function LiveNotice({ changed }: { changed: string | undefined }) {
  const tOnDemand = useOnDemandTexts();
  const { isSilent } = useStore(pageLiveVersions.$live, { ssr: 'initial' });
  useEffect(() => pageLiveVersions.start(), []);
  if (isMirrorSite) return null;
  return (
    <div role="status">
      {tOnDemand && isSilent && (
        <p className="notice notice--warn small">
          <span>
            <Sentence write={(installer) => tOnDemand('live.failed', { installer })}>
              <InstallerLink offer={fallback}>{tOnDemand('live.fallback')}</InstallerLink>
            </Sentence>
          </span>
        </p>
      )}
      {tOnDemand && !isSilent && changed && (
        <p className="notice small">
          <span>
            <Sentence write={(version) => tOnDemand('live.changed', { version })}>
              <b>{changed}</b>
            </Sentence>
          </span>
        </p>
      )}
    </div>
  );
}
