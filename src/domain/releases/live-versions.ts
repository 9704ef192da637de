/**
 * What the version service says, in the manifest's terms: which build of which edition, and where it lies. Rows are
 * read one by one; one that is misshapen, or whose address may not be linked, is left out and takes no other with it.
 */
import { SYSTEM_TYPE } from '#src/config/wire.ts';
import { fileNameOf, safeInstallerUrl, type LinkPolicy } from './installer-links.ts';
import { slotOf } from './selection.ts';
import type { Line, Status, System } from './types.ts';
import { compareVersions, dayOfOnlineTime, statusOfVersionType } from './versions.ts';

export interface LiveBuild {
  line: Line;
  system: System;
  bits: 32 | 64 | undefined;
  version: string;
  status: Status;
  /** YYYY-MM-DD where the service sent a day; else its first 8 characters, or nothing. */
  date: string;
  /** Absolute, and fit for a link. */
  url: string;
}

/** A row of `pc` or `phone` on the wire. */
export interface WireVersion {
  download_url: string;
  download_url_64: string;
  version: string;
  online_time: string;
  version_type: number;
  versionName: string;
}

export interface WireVersions {
  pc: readonly WireVersion[];
  phone: readonly WireVersion[];
  v6: Partial<Record<keyof typeof V6_SYSTEMS, { url: string; version: string } | undefined>>;
}

/** A row of the newest v6 clients on the wire. */
export interface WireV6Version {
  system_type: number;
  install_download_url: string;
  version: string;
}

const V6_SYSTEMS = {
  windows: 'windows',
  mac_x86: 'mac-intel',
  mac_m1: 'mac-apple',
  linux: 'linux',
} as const satisfies Record<string, System>;

const SYSTEM_BY_TYPE = new Map<number, System>([
  [SYSTEM_TYPE.windows, 'windows'],
  [SYSTEM_TYPE.macIntel, 'mac-intel'],
  [SYSTEM_TYPE.macArm, 'mac-apple'],
  [SYSTEM_TYPE.linux, 'linux'],
]);

const SYSTEM_BY_EXTENSION = new Map<string, System>([
  ['exe', 'windows'],
  ['dmg', 'mac-intel'],
  ['deb', 'linux'],
  ['apk', 'android'],
]);

type Draft = Omit<LiveBuild, 'url'> & { address: string };

/** @param last the newest v6 clients, where that call was answered */
export function readLiveBuilds(
  list: WireVersions | undefined,
  last: readonly WireV6Version[] | undefined,
  policy: LinkPolicy,
): LiveBuild[] {
  const drafts = [
    ...(list?.pc ?? []).flatMap((row) => [
      draftOf(row, row.download_url, 32),
      draftOf(row, row.download_url_64, 64),
    ]),
    ...(list?.phone ?? []).map((row) => draftOf(row, row.download_url, undefined)),
    ...Object.entries(V6_SYSTEMS).map(([key, system]) => {
      const entry = list?.v6[key as keyof typeof V6_SYSTEMS]; // the keys of the literal above
      return entry && draftOfV6(system, entry.version, entry.url);
    }),
    ...(last ?? []).map(({ system_type, version, install_download_url }) => {
      const system = SYSTEM_BY_TYPE.get(system_type);
      return system && draftOfV6(system, version, install_download_url);
    }),
  ];
  return drafts.flatMap((draft) => {
    if (!draft || !/^\d+(\.\d+){1,3}(-[a-z]+\.?\d*)?$/i.test(draft.version)) return [];
    const { address, ...build } = draft;
    const url = safeInstallerUrl(address, policy);
    return url === undefined ? [] : [{ ...build, url }];
  });
}

/** The files tell the edition: the wire has one list for all that runs on a desk. */
function draftOf(row: WireVersion, address: string, bits: 32 | 64 | undefined): Draft | undefined {
  const file = fileNameOf(address);
  const system = SYSTEM_BY_EXTENSION.get(/\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '');
  const status = statusOfVersionType(row.version_type);
  if (!system || !status) return undefined;
  const desk = /vps/i.test(`${file} ${row.versionName}`) ? 'vps' : 'professional';
  return {
    line: system === 'android' ? 'android' : desk,
    system,
    bits: system === 'windows' ? bits : undefined,
    version: row.version,
    status,
    date: dayOfOnlineTime(row.online_time),
    address,
  };
}

function draftOfV6(system: System, version: string, address: string): Draft {
  const bits = system === 'windows' ? 64 : undefined;
  return { line: 'v6', system, bits, version, status: 'latest', date: '', address };
}

/** The newest finished build of each slot (`v6/windows/64`). */
export function newestBySlot(builds: readonly LiveBuild[]): Map<string, LiveBuild> {
  const newest = new Map<string, LiveBuild>();
  for (const build of builds) {
    if (build.status !== 'latest') continue;
    const slot = slotOf(build.line, build);
    const known = newest.get(slot);
    if (!known || compareVersions(build.version, known.version) > 0) newest.set(slot, build);
  }
  return newest;
}
