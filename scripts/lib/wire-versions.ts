/** The release manifest in the shape of the server's seed `versions.json`, so that both agree. */
import { requirements } from '#src/config/requirements.ts';
import { fallbackWindowsInstaller } from '#src/config/site.ts';
import { buildOf, latestOf } from '#src/domain/releases/selection.ts';
import { versionTypeOfStatus } from '#src/domain/releases/versions.ts';
import type { Line, Release, System } from '#src/domain/releases/types.ts';

interface Words {
  zh: string;
  en: string;
}

const editions: Record<Exclude<Line, 'v6'>, Words> = {
  professional: { zh: '专业版', en: 'Professional edition' },
  vps: { zh: 'VPS 版', en: 'VPS edition' },
  android: { zh: '安卓版', en: 'Android app' },
};

const { v6: needs } = requirements;
const clients = {
  windows: {
    system: 'windows',
    name: { zh: 'Windows 版', en: 'Windows' },
    desc: { zh: `Windows ${needs.windows} 或更高`, en: `Windows ${needs.windows} or later` },
  },
  mac_x86: {
    system: 'mac-intel',
    name: { zh: 'Mac 版（Intel 芯片）', en: 'Mac (Intel)' },
    desc: { zh: `macOS ${needs.macos} 或更高`, en: `macOS ${needs.macos} or later` },
  },
  mac_m1: {
    system: 'mac-apple',
    name: { zh: 'Mac 版（Apple 芯片）', en: 'Mac (Apple silicon)' },
    desc: { zh: `macOS ${needs.macos} 或更高`, en: `macOS ${needs.macos} or later` },
  },
  linux: {
    system: 'linux',
    name: { zh: 'Linux 版', en: 'Linux' },
    desc: { zh: `Linux 内核 ${needs.linuxKernel} 或更高`, en: `Linux kernel ${needs.linuxKernel} or later` },
  },
} as const satisfies Record<string, { system: System; name: Words; desc: Words }>;

/** Releases are published at ten in the morning, Beijing time; the first 8 characters are the day. */
const PUBLISHED_AT = '100000';

function seedVersion(release: Release, line: Exclude<Line, 'v6'>) {
  const [first] = release.builds;
  const plain = line === 'android' ? first : buildOf(release, 'windows', 32);
  const { zh, en } = editions[line];
  return {
    file: plain?.file ?? '',
    file64: buildOf(release, 'windows', 64)?.file ?? '',
    version: release.version,
    online_time: release.date.replaceAll('-', '') + PUBLISHED_AT,
    version_type: versionTypeOfStatus(release.status),
    name: { zh: `${zh} ${release.version}`, en: `${en} ${release.version}` },
  };
}

/** @param releases the whole manifest, sorted */
export function wireVersions(releases: readonly Release[]) {
  const list = (line: Exclude<Line, 'v6'>) =>
    releases.filter((release) => release.line === line).map((release) => seedVersion(release, line));
  const v6 = latestOf(releases, 'v6');
  const client = ({ system, name, desc }: (typeof clients)[keyof typeof clients]) => ({
    file: buildOf(v6, system)?.file ?? fallbackWindowsInstaller,
    version: v6.version,
    name,
    desc,
  });
  return {
    pc: [...list('professional'), ...list('vps')],
    phone: list('android'),
    v6: {
      windows: client(clients.windows),
      mac_x86: client(clients.mac_x86),
      mac_m1: client(clients.mac_m1),
      linux: client(clients.linux),
    },
  };
}
