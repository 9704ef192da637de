import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSampleSized, sha256Of } from '#scripts/lib/release-figures.ts';
import { wireVersions } from '#scripts/lib/wire-versions.ts';
import { sampleInstaller } from '#server/installers.ts';
import { requirements } from '#src/config/requirements.ts';
import { fallbackWindowsInstaller } from '#src/config/site.ts';
import { releases } from '#src/content/manifest.ts';
import { buildOf, buildsOf, latestOf } from '#src/domain/releases/selection.ts';

const samples = buildsOf(releases)
  .map(({ build }) => build)
  .filter(isSampleSized);

describe('the release manifest', () => {
  it('has the sums of the sample files, where those stand in for installers', () => {
    const wrong = samples.filter(({ file, sha256 }) => sha256 !== sha256Of(sampleInstaller(file)));

    expect(
      wrong.map(({ file }) => file),
      'run `npm run releases`; it leaves the sums of real installers as they are',
    ).toEqual([]);
  });

  it('has the sums of the installers that lie in public/', () => {
    const wrong = buildsOf(releases).flatMap(({ build: { file, sizeBytes, sha256 } }) => {
      const path = `public/installers/${file}`;
      if (!existsSync(path)) return [];
      const bytes = readFileSync(path);
      return sizeBytes === bytes.length && sha256 === sha256Of(bytes) ? [] : [file];
    });

    expect(wrong, 'run `npm run releases -- public/installers`').toEqual([]);
  });

  it('is what the server answers to the version calls', () => {
    const seed: unknown = JSON.parse(readFileSync('server/seed/versions.json', 'utf8'));
    expect(seed, 'run `npm run releases`').toEqual(wireVersions(releases));
  });

  it('has the latest v6 for the four systems of the wire, and the professional edition for both word sizes', () => {
    const v6 = latestOf(releases, 'v6');
    for (const system of ['windows', 'mac-intel', 'mac-apple', 'linux'] as const)
      expect(buildOf(v6, system)).toBeDefined();
    const professional = latestOf(releases, 'professional');
    for (const bits of [32, 64] as const) expect(buildOf(professional, 'windows', bits)).toBeDefined();
  });

  it('offers a professional edition for Linux where the page does not say that it is being upgraded', () => {
    const offered = buildOf(latestOf(releases, 'professional'), 'linux') !== undefined;

    expect(offered).toBe(!requirements.professional.linuxInUpgrade);
  });

  it('keeps the fallback installer apart: it is no release of its own', () => {
    expect(buildsOf(releases).map(({ build }) => build.file)).not.toContain(fallbackWindowsInstaller);
  });
});
