/**
 * Says what the version service changed in the page, or that it did not answer, and offers the default installer. A
 * mirror of the downloads sends no request and shows nothing.
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Sentence } from '#islands/ui/Sentence.tsx';
import { useOnDemandTexts } from './on-demand.tsx';
import { env } from '#src/config/env.ts';
import { isMirrorSite } from '#src/config/mirror-site.ts';
import { fallbackWindowsInstaller } from '#src/config/site.ts';
import { installerUrl } from '#src/domain/releases/installer-links.ts';
import { pageLiveVersions } from '#islands/ui/installers/live-versions.ts';
import { InstallerLink } from './InstallerLink.tsx';

const fallback = { slot: 'v6/windows/64', href: installerUrl(env.downloadBase, fallbackWindowsInstaller) };

/** @param changed the version that the page did not have */
export function LiveNotice({ changed }: { changed: string | undefined }) {
  const late = useOnDemandTexts();
  const { isSilent } = useStore(pageLiveVersions.$live, { ssr: 'initial' });
  useEffect(() => pageLiveVersions.start(), []);
  if (isMirrorSite) return null;
  return (
    <div role="status">
      {late && isSilent && (
        <p className="notice notice--warn small">
          <span>
            <Sentence write={(installer) => late('live.failed', { installer })}>
              <InstallerLink offer={fallback}>{late('live.fallback')}</InstallerLink>
            </Sentence>
          </span>
        </p>
      )}
      {late && !isSilent && changed && (
        <p className="notice small">
          <span>
            <Sentence write={(version) => late('live.changed', { version })}>
              <b>{changed}</b>
            </Sentence>
          </span>
        </p>
      )}
    </div>
  );
}
