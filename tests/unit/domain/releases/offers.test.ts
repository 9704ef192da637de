import { describe, expect, it } from 'vitest';
import { readLiveBuilds } from '#islands/ui/installers/live-versions.ts';
import type { ReplyOf } from '#src/api/contract/call.ts';
import type { versionList } from '#src/api/contract/downloads.ts';
import { newestBySlot, type LiveBuild } from '#src/domain/releases/offers.ts';

type WireVersions = ReplyOf<typeof versionList>;
type WireVersion = WireVersions['pc'][number];

const policy = { pageUrl: 'https://www.berth.example/download', allowedOrigins: [] };
const at = (file: string) => `https://www.berth.example/installers/${file}`;

const row = (more: Partial<WireVersion>): WireVersion => ({
  download_url: '',
  download_url_64: '',
  version: '5.36.2',
  online_time: '20260818100000',
  version_type: 0,
  versionName: '',
  ...more,
});
const list = (more: Partial<WireVersions>): WireVersions => ({ pc: [], phone: [], v6: {}, ...more });
const names = (builds: readonly LiveBuild[]) =>
  builds.map(({ line, system, bits, version, status }) => [line, system, bits, version, status].join(' '));

describe('readLiveBuilds', () => {
  it('reads both Windows addresses of a row, and its day', () => {
    const pc = [row({ download_url: '/installers/Pro-x86.exe', download_url_64: '/installers/Pro-x64.exe' })];
    const both = { line: 'professional', system: 'windows', version: '5.36.2', status: 'latest' };
    expect(readLiveBuilds(list({ pc }), undefined, policy)).toEqual([
      { ...both, bits: 32, date: '2026-08-18', url: at('Pro-x86.exe') },
      { ...both, bits: 64, date: '2026-08-18', url: at('Pro-x64.exe') },
    ]);
  });

  it('recognizes the VPS edition and phones by name or file', () => {
    const pc = [
      row({ download_url_64: '/installers/BerthVPS.exe' }),
      row({ download_url_64: '/installers/B.exe', versionName: 'VPS 版 5.36' }),
    ];
    const phone = [row({ download_url: '/installers/B.apk', version_type: 3 })];
    expect(names(readLiveBuilds(list({ pc, phone }), undefined, policy))).toEqual([
      'vps windows 64 5.36.2 latest',
      'vps windows 64 5.36.2 latest',
      'android android  5.36.2 old',
    ]);
  });

  it('§3.23 reads the v6 clients of both calls', () => {
    const v6 = {
      windows: { url: '/installers/V.exe', version: '6.3.1', desc: '', name: '' },
      mac_m1: { url: '/installers/V.dmg', version: '6.3.1', desc: '', name: '' },
    };
    const last = [
      { system_type: 1, install_download_url: '/installers/W.exe', version: '6.3.2' },
      { system_type: 2, install_download_url: '/installers/I.dmg', version: '6.3.2' },
      { system_type: 4, install_download_url: '/installers/L.deb', version: '6.3.2' },
      { system_type: 4, install_download_url: 'https://evil.example/L.deb', version: '6.3.3' },
    ] as const;
    expect(names(readLiveBuilds(list({ v6 }), last, policy))).toEqual([
      'v6 windows 64 6.3.1 latest',
      'v6 mac-apple  6.3.1 latest',
      'v6 windows 64 6.3.2 latest',
      'v6 mac-intel  6.3.2 latest',
      'v6 linux  6.3.2 latest',
    ]);
  });

  it('A14: keeps desktop and phone builds when v6 is missing', () => {
    const phone = [row({ download_url: '/installers/B.apk' })];
    expect(readLiveBuilds(list({ phone, v6: { windows: undefined } }), undefined, policy)).toHaveLength(1);
  });

  it.each([
    ['A14: an empty address', { download_url: '' }],
    ['A15: a script for an address', { download_url: 'javascript:alert(1)//B.exe' }],
    ['an unknown kind of file', { download_url: '/installers/B.iso' }],
    ['a version that is none', { download_url: '/installers/B.exe', version: '<b>6</b>' }],
  ])('leaves out %s and keeps the other rows', (_what, junk) => {
    const pc = [row(junk), row({ download_url_64: '/installers/Good.exe' })];
    expect(readLiveBuilds(list({ pc }), undefined, policy).map(({ url }) => url)).toEqual([at('Good.exe')]);
  });

  it('A16: keeps a row with an unreadable day', () => {
    const pc = [row({ download_url_64: '/installers/B.exe', online_time: '2026' })];
    expect(readLiveBuilds(list({ pc }), undefined, policy)[0]?.date).toBe('2026');
  });
});

const build = (version: string, more: Partial<LiveBuild> = {}): LiveBuild => ({
  line: 'v6',
  system: 'windows',
  bits: 64,
  version,
  status: 'latest',
  date: '',
  url: at(`${version}.exe`),
  ...more,
});

it('newestBySlot takes the highest released version for each slot', () => {
  const newest = newestBySlot([
    build('6.9.0'),
    build('6.10.0'),
    build('6.11.0', { status: 'beta' }),
    build('6.2.0', { system: 'linux', bits: undefined }),
  ]);
  expect([...newest].map(([slot, { version }]) => `${slot} ${version}`)).toEqual([
    'v6/windows/64 6.10.0',
    'v6/linux 6.2.0',
  ]);
});
