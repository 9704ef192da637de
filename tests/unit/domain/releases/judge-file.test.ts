import { expect, it } from 'vitest';
import { judgeFile, type KnownBuild, type Verdict } from '#src/domain/releases/judge-file.ts';

const windows: KnownBuild = {
  line: 'v6',
  version: '6.3.1',
  system: 'windows',
  bits: 64,
  file: 'Berth-6.3.1-x64.exe',
  sizeBytes: 100,
  sha256: 'a'.repeat(64),
};
const mac: KnownBuild = {
  ...windows,
  system: 'mac-apple',
  bits: undefined,
  file: 'Berth-6.3.1.dmg',
  sha256: 'b'.repeat(64),
};
const other = 'c'.repeat(64);

const genuine = (build: KnownBuild, promoter = ''): Verdict => ({ kind: 'genuine', build, promoter });
it.each<[string, string, number, string, Verdict]>([
  ['the plain installer', 'Berth-6.3.1-x64.exe', 100, windows.sha256, genuine(windows)],
  ["a promoter's", 'Berth-6.3.1-x64_acme.exe', 100, windows.sha256, genuine(windows, 'acme')],
  ['a renamed one', 'setup.exe', 100, windows.sha256, genuine(windows)],
  ['a Mac one', 'Berth-6.3.1(1).dmg', 100, mac.sha256, genuine(mac)],
  ['a broken-off download', 'Berth-6.3.1-x64.exe', 60, other, { kind: 'incomplete', build: windows }],
  ['a changed file', 'Berth-6.3.1-x64.exe', 100, other, { kind: 'changed', build: windows }],
  ['another file', 'notes.txt', 60, other, { kind: 'unknown' }],
  ['an underscore on a system without promoters', 'Berth-6.3.1_acme.dmg', 60, other, { kind: 'unknown' }],
])('judgeFile knows %s', (_what, name, sizeBytes, sha256, verdict) => {
  expect(judgeFile({ name, sizeBytes, sha256 }, [windows, mac])).toEqual(verdict);
});
