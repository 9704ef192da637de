/**
 * What the version service says is out, behind the release manifest that the page was built with: asked once for a page,
 * by whichever island shows it first. A failure is told by a notice that offers to ask again, and beside the links,
 * where the default installer stands. A mirror of the downloads makes no request.
 */
import { atom } from 'nanostores';
import type { ApiCall, RequestOf } from '#src/api/contract/call.ts';
import { v6LastVersions, versionList } from '#src/api/contract/downloads.ts';
import { describeFailure } from '#src/api/errors/index.ts';
import { currentAddress } from '#src/browser/location.ts';
import { env } from '#src/config/env.ts';
import { isMirrorSite } from '#src/config/mirror-site.ts';
import { newestBySlot, type LiveBuild } from '#src/domain/releases/live-versions.ts';
import type { NewestBuilds } from '#src/domain/releases/offers.ts';
import { readLiveBuilds } from './read-live-builds.ts';
import { callApi } from '#src/stores/call-api.ts';
import { notify } from '#src/stores/page/shared.ts';

export interface LiveVersions {
  /** The service did not answer, and has not done so since. */
  isSilent: boolean;
  /** What may be offered; empty until the service has answered. */
  builds: readonly LiveBuild[];
  newest: NewestBuilds;
}

/** The client's own time limit is the only one: a late answer is still the newest version. */
const fetchOf = <Call extends ApiCall>(call: Call, payload: RequestOf<Call>) =>
  callApi(call, payload, new AbortController().signal);

const $live = atom<LiveVersions>({ isSilent: false, builds: [], newest: new Map() });
let isStarted = false;

async function ask(): Promise<void> {
  // Without the newest v6 clients the list alone is enough.
  const [list, last] = await Promise.all([fetchOf(versionList, {}), fetchOf(v6LastVersions, {})]);
  if (list.ok) {
    const policy = { pageUrl: currentAddress(), allowedOrigins: env.installerOrigins };
    const builds = readLiveBuilds(list.data, last.ok ? last.data : undefined, policy);
    $live.set({ isSilent: false, builds, newest: newestBySlot(builds) });
    return;
  }
  $live.set({ ...$live.get(), isSilent: true });
  const kind = describeFailure(list.failure)?.notification;
  if (kind) notify({ kind, retry: () => void ask() });
}

export const pageLiveVersions = {
  $live,
  /** Asks, unless somebody has asked already. */
  start(): void {
    if (isStarted || isMirrorSite) return;
    isStarted = true;
    void ask();
  },
};
