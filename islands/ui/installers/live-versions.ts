/**
 * The releases of the version service, in addition to the manifest that the page was built with; requested once for a
 * page, by the first island that needs them. A failure is reported by a notice with a retry, and beside the links. A
 * mirror of the downloads sends no request.
 */
import { atom } from 'nanostores';
import type { ApiCall, RequestOf } from '#src/api/contract/call.ts';
import { v6LastVersions, versionList } from '#src/api/contract/downloads.ts';
import { describeFailure } from '#src/api/errors.ts';
import { currentAddress } from '#src/browser/location.ts';
import { env } from '#src/config/env.ts';
import { isMirrorSite } from '#src/config/build-flags.ts';
import { newestBySlot, type LiveBuild, type NewestBuilds } from '#src/domain/releases/offers.ts';
import { readLiveBuilds } from './read-live-builds.ts';
import { callApi } from '#src/stores/call-api.ts';
import { notify } from '#src/stores/page/shared.ts';

export interface LiveVersions {
  /** The last request had no answer. */
  isSilent: boolean;
  /** Builds that may be offered; empty until the service has answered. */
  builds: readonly LiveBuild[];
  newest: NewestBuilds;
}

/** Only the client's own time limit applies: a late answer still names the newest version. */
const fetchOf = <Call extends ApiCall>(call: Call, payload: RequestOf<Call>) =>
  callApi(call, payload, new AbortController().signal);

const $live = atom<LiveVersions>({ isSilent: false, builds: [], newest: new Map() });
let isStarted = false;

async function ask(): Promise<void> {
  // The list is enough without the newest v6 clients.
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
  /** Requests the versions, unless that was done already. */
  start(): void {
    if (isStarted || isMirrorSite) return;
    isStarted = true;
    void ask();
  },
};
