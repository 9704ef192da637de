/**
 * Converts the version service's answer to the manifest's terms: the build of each edition, and its address. Each row
 * is read on its own; a malformed one, or one with a forbidden address, is left out.
 */
import type { ReplyOf } from '#src/api/contract/call.ts';
import type { v6LastVersions, versionList } from '#src/api/contract/downloads.ts';
import { SYSTEM_TYPE } from '#src/config/wire.ts';
import { fileNameOf, safeInstallerUrl, type InstallerPolicy } from '#src/domain/releases/installer-links.ts';
import type { LiveBuild } from '#src/domain/releases/offers.ts';
import { STATUSES, type System } from '#src/domain/releases/types.ts';
import { dayOfOnlineTime } from '#src/domain/releases/versions.ts';

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

/** @param last the newest v6 clients, if that call was answered */
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
