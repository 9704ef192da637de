/**
 * The releases of the version service, in addition to the manifest that the page was built with; requested once for a
 * page, by the first island that needs them. A failure is reported by a notice with a retry, and beside the links. A
 * mirror of the downloads sends no request.
 */
import { atom } from 'nanostores';
import type { ApiCall, RequestOf, ReplyOf } from '#src/api/contract/call.ts';
import { v6LastVersions, versionList } from '#src/api/contract/downloads.ts';
import { describeFailure } from '#src/api/errors.ts';
import { currentAddress } from '#src/browser/location.ts';
import { env } from '#src/config/env.ts';
import { isMirrorSite } from '#src/config/build-flags.ts';
import { newestBySlot, type LiveBuild, type NewestBuilds } from '#src/domain/releases/offers.ts';
import { callApi } from '#src/stores/call-api.ts';
import { notify } from '#src/stores/page/shared.ts';
import { SYSTEM_TYPE } from '#src/config/wire.ts';
import { fileNameOf, safeInstallerUrl, type InstallerPolicy } from '#src/domain/releases/installer-links.ts';
import { STATUSES, type System } from '#src/domain/releases/types.ts';
import { dayOfOnlineTime } from '#src/domain/releases/versions.ts';

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
  const { kind: end } = list.failure;
  // As forms do, an HTTP error asks the visitor to check the network.
  const kind = end === 'http' ? -1 : describeFailure(list.failure)?.notification;
  if (kind) notify({ kind, isMaintenance: end === 'maintenance', retry: () => void ask() });
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

type WireVersion = ReplyOf<typeof versionList>['pc'][number];

const V6_SYSTEMS = {
  windows: 'windows',
  mac_x86: 'mac-intel',
  mac_m1: 'mac-apple',
  linux: 'linux',
} as const satisfies Record<string, System>;

const SYSTEM_BY_TYPE = {
  [SYSTEM_TYPE.windows]: 'windows',
  [SYSTEM_TYPE.macIntel]: 'mac-intel',
  [SYSTEM_TYPE.macArm]: 'mac-apple',
  [SYSTEM_TYPE.linux]: 'linux',
} as const satisfies Record<number, System>;

const SYSTEM_BY_EXTENSION = new Map<string, System>([
  ['exe', 'windows'],
  ['dmg', 'mac-intel'],
  ['deb', 'linux'],
  ['apk', 'android'],
]);

type Draft = Omit<LiveBuild, 'url'> & { address: string };

/**
 * Converts the version service's answer to the manifest's terms: the build of each edition, and its address. Each row
 * is read on its own; a malformed one, or one with a forbidden address, is left out.
 *
 * @param last the newest v6 clients, if that call was answered
 */
export function readLiveBuilds(
  list: ReplyOf<typeof versionList>,
  last: readonly ReplyOf<typeof v6LastVersions>[number][] | undefined,
  policy: InstallerPolicy,
): LiveBuild[] {
  const drafts = [
    ...list.pc.flatMap((row) => [draftOf(row, row.download_url, 32), draftOf(row, row.download_url_64, 64)]),
    ...list.phone.map((row) => draftOf(row, row.download_url, undefined)),
    ...Object.entries(V6_SYSTEMS).map(([key, system]) => {
      const entry = list.v6[key as keyof typeof V6_SYSTEMS]; // the keys of the literal above
      return entry && draftOfV6(system, entry.version, entry.url);
    }),
    ...(last ?? []).map(({ system_type, version, install_download_url }) =>
      draftOfV6(SYSTEM_BY_TYPE[system_type], version, install_download_url),
    ),
  ];
  return drafts.flatMap((draft) => {
    if (!draft || !/^\d+(\.\d+){1,3}(-[a-z]+\.?\d*)?$/i.test(draft.version)) return [];
    const { address, ...build } = draft;
    const url = safeInstallerUrl(address, policy);
    return url === undefined ? [] : [{ ...build, url }];
  });
}

/** The file name tells the edition: the wire has one list for all desktop builds. */
function draftOf(row: WireVersion, address: string, bits: 32 | 64 | undefined): Draft | undefined {
  const file = fileNameOf(address);
  const system = SYSTEM_BY_EXTENSION.get(/\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '');
  if (!system) return undefined;
  const desk = /vps/i.test(`${file} ${row.versionName}`) ? 'vps' : 'professional';
  return {
    line: system === 'android' ? 'android' : desk,
    system,
    bits: system === 'windows' ? bits : undefined,
    version: row.version,
    status: STATUSES[row.version_type],
    date: dayOfOnlineTime(row.online_time),
    address,
  };
}

function draftOfV6(system: System, version: string, address: string): Draft {
  const bits = system === 'windows' ? 64 : undefined;
  return { line: 'v6', system, bits, version, status: 'latest', date: '', address };
}
