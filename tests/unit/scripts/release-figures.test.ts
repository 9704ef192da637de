import { describe, expect, it } from 'vitest';
import { isSampleSized, sha256Of, withFigures } from '#scripts/lib/release-figures.ts';
import { sampleInstaller } from '#server/installers.ts';

const file = 'BerthBrowser-9.9.9-win-x64.exe';
const real = new Uint8Array(90_000).fill(7);
const noted = { system: 'windows', bits: 64, file, sizeBytes: real.length, sha256: sha256Of(real) } as const;
const copied = { ...noted, sizeBytes: 65_536, sha256: '0'.repeat(64) };

describe('withFigures', () => {
  it('uses size and sum of the installer', () => {
    expect(withFigures(copied, () => real)).toEqual(noted);
  });

  it('uses those of the sample where there is no installer', () => {
    const sample = sampleInstaller(file);

    expect(withFigures(copied)).toEqual({ ...copied, sizeBytes: sample.length, sha256: sha256Of(sample) });
    expect(isSampleSized(withFigures(copied))).toBe(true);
  });

  it('never replaces an installer’s sum by a sample’s', () => {
    expect(withFigures(noted)).toEqual(noted);
  });
});
