/** Asks the version service what is out, behind the release manifest that the page was built with. */
import { createApi } from '#src/api/clients.ts';
import { v6LastVersions, versionList } from '#src/api/contract/downloads.ts';
import type { ApiClient } from '#src/api/http/client.ts';
import { describeFailure } from '#src/api/errors/index.ts';
import type { Failure } from '#src/api/http/failure.ts';
import { liveSettings, sayReachable } from '#src/browser/download/live-notice.ts';
import type { LinkPolicy } from '#src/domain/releases/installer-links.ts';
import { readLiveBuilds, type LiveBuild } from '#src/domain/releases/live-versions.ts';
import { notify } from './notifications.ts';

/**
 * @returns what may be offered, or undefined when the list of versions could not be had; without the second call the
 * list alone is enough
 */
export async function loadLiveBuilds(
  api: ApiClient,
  policy: LinkPolicy,
  onFailure: (failure: Failure) => void,
): Promise<LiveBuild[] | undefined> {
  const [list, last] = await Promise.all([api.call(versionList, {}), api.call(v6LastVersions, {})]);
  if (!list.ok) {
    onFailure(list.failure);
    return undefined;
  }
  return readLiveBuilds(list.data, last.ok ? last.data : undefined, policy);
}

/**
 * Asks where the page has a place to say what came of it; a mirror has none, and asks nobody.
 * A failure is told by a notice that offers to ask again, and beside the links, where the default installer stands.
 * @param show brings the answer into the page; undefined when the service was silent
 */
export async function refreshInstallers(show: (builds: LiveBuild[] | undefined) => void): Promise<void> {
  const settings = liveSettings();
  if (!settings) return;
  const builds = await loadLiveBuilds(createApi(settings.language), settings.policy, (failure) => {
    const kind = describeFailure(failure)?.notification;
    if (kind) notify({ kind, retry: () => void refreshInstallers(show) });
  });
  if (builds) sayReachable();
  show(builds);
}
