import { describe, expect, it } from 'vitest';
import { checkManifest, parseRelease } from '#src/domain/releases/schema.ts';
import { LINES, type Release } from '#src/domain/releases/types.ts';

const build = { system: 'windows', bits: 64, file: 'Berth.exe', sizeBytes: 10, sha256: 'a'.repeat(64) };
const release = { line: 'v6', version: '6.3.1', status: 'latest', date: '2026-10-22', builds: [build] };

describe('parseRelease', () => {
  it('returns the release with its id', () => {
    expect(parseRelease('v6-6.3.1', release)).toEqual({ id: 'v6-6.3.1', ...release });
  });

  it.each([
    ['a field that nobody knows', { ...release, colour: 'red' }, 'colour'],
    ['a version without patch', { ...release, version: '6.3' }, 'version'],
    ['a release without builds', { ...release, builds: [] }, 'builds'],
    ['an upcoming one with builds', { ...release, status: 'upcoming', plannedSystems: ['linux'] }, 'builds'],
    ['an upcoming one without systems', { ...release, status: 'upcoming', builds: [] }, 'planned systems'],
    ['a path for a file', { ...release, builds: [{ ...build, file: '../Berth.exe' }] }, 'builds.0.file'],
    ['another system’s file', { ...release, builds: [{ ...build, file: 'Berth.dmg' }] }, 'suit its system'],
    ['Windows without bits', { ...release, builds: [{ ...build, bits: undefined }] }, 'bits'],
  ])('refuses %s and says where', (_what, content, place) => {
    expect(() => parseRelease('v6-6.3.1', content)).toThrow(place);
  });

  it('refuses a file whose name is not its line and version', () => {
    expect(() => parseRelease('v6-6.3.0', release)).toThrow('v6-6.3.1.json');
  });
});

describe('checkManifest', () => {
  const whole = LINES.map((line): Release => ({
    ...parseRelease('v6-6.3.1', release),
    line,
    builds: [{ ...build, system: 'windows', bits: 64, file: `${line}.exe` }],
  }));

  it('§4.18 accepts one latest release in each line', () => {
    expect(checkManifest(whole)).toHaveLength(LINES.length);
  });

  it('refuses a line without a latest release, and one with two', () => {
    const [first] = whole;
    expect(() => checkManifest(whole.slice(1))).toThrow(
      'v6 needs exactly one release of the status latest, it has 0',
    );
    expect(() => checkManifest(first ? [...whole, first] : [])).toThrow('it has 2, src/content/releases/v6');
  });

  it('refuses a file name that two builds share', () => {
    const twice = whole.map((entry) => ({ ...entry, builds: whole[0]?.builds ?? [] }));
    expect(() => checkManifest(twice)).toThrow('have the file name v6.exe');
  });
});
