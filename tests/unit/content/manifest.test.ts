import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wireVersions } from '#scripts/lib/wire-versions.ts';
import { sampleInstaller } from '#server/installers.ts';
import { requirements } from '#src/config/requirements.ts';
import { fallbackWindowsInstaller } from '#src/config/site.ts';
import { releases } from '#src/content/manifest.ts';
import { buildOf, buildsOf, latestOf } from '#src/domain/releases/selection.ts';
import { LINES, STATUSES, SYSTEMS } from '#src/domain/releases/types.ts';

const RUN = 'run `npm run releases`';

describe('the release manifest', () => {
  it.each(buildsOf(releases).map(({ build }) => build))(
    'tells the truth about $file',
    ({ file, sizeBytes, sha256 }) => {
      const bytes = sampleInstaller(file);
      expect({ sizeBytes, sha256 }, RUN).toEqual({
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    },
  );

  it('is what the server answers to the version calls', () => {
    const seed: unknown = JSON.parse(readFileSync('server/seed/versions.json', 'utf8'));
    expect(seed, RUN).toEqual(wireVersions(releases));
  });

  it('has every line, badge and system', () => {
    expect(new Set(releases.map(({ line }) => line))).toEqual(new Set(LINES));
    expect(new Set(releases.map(({ status }) => status))).toEqual(new Set(STATUSES));
    expect(new Set(buildsOf(releases).map(({ build }) => build.system))).toEqual(new Set(SYSTEMS));
    expect(releases.length).toBeGreaterThanOrEqual(14);
  });

  it('has the latest v6 for the four systems of the wire, and the professional edition for both word sizes', () => {
    const v6 = latestOf(releases, 'v6');
    expect(
      (['windows', 'mac-intel', 'mac-apple', 'linux'] as const).map((system) => buildOf(v6, system)),
    ).not.toContain(undefined);
    const professional = latestOf(releases, 'professional');
    expect([buildOf(professional, 'windows', 32), buildOf(professional, 'windows', 64)]).not.toContain(
      undefined,
    );
  });

  it('offers no professional edition for Linux while that is being upgraded', () => {
    expect(requirements.professional.linuxInUpgrade).toBe(true);
    expect(buildOf(latestOf(releases, 'professional'), 'linux')).toBeUndefined();
  });

  it('keeps the fallback installer apart: it is no release of its own', () => {
    expect(buildsOf(releases).map(({ build }) => build.file)).not.toContain(fallbackWindowsInstaller);
  });
});
