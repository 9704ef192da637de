/** Dependencies: their licences, and which may run scripts during installation. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '#package.json' with { type: 'json' };

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }));

/** Licences that only require their text to be included. */
const FREE = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'PSF-2.0', 'Python-2.0', 'Zlib'],
]);

/** Licences with further conditions, and why these are met. */
const WITH_REASON: Readonly<Record<string, readonly [names: RegExp, reason: string]>> = {
  'MPL-2.0': [
    /^(?:axe-core|lightningcss(?:-[\w-]+)?)$/,
    'used as they are, at build and in tests; changed files would have to be published',
  ],
  'LGPL-3.0-or-later': [
    /^@img\/sharp-/,
    'libvips, a library of its own that sharp loads; makes pictures at build, is not passed on',
  ],
  'OFL-1.1': [
    /^@fontsource-variable\/archivo$/,
    'the font may be served, under its own name, with its licence',
  ],
  'CC-BY-4.0': [/^caniuse-lite$/, 'data that tools read at build; nothing of it is in the pages'],
};

/** `(MIT OR CC0-1.0)` needs one of them, `Apache-2.0 AND MIT` both. */
function problemWith(name: string, licence: string | undefined): string | undefined {
  if (licence === undefined) return 'no licence';
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  const isFine = choices.some((choice) =>
    choice
      .split(' AND ')
      .map((part) => part.replace(/[()]/g, '').trim())
      .every((part) => FREE.has(part) || WITH_REASON[part]?.[0].test(name) === true),
  );
  return isFine ? undefined : licence;
}

describe('packages', () => {
  it('all have a licence from the list', () => {
    const problems = packages.flatMap(({ name, version, license }) => {
      const problem = problemWith(name, license);
      return problem === undefined ? [] : [`${name}@${version ?? ''}: ${problem}`];
    });

    expect(packages.length).toBeGreaterThan(300);
    expect(problems).toEqual([]);
  });

  it('in production have free licences, except those that make pages and pictures in a build', () => {
    const other = packages.filter(
      ({ dev, optional, name, license }) =>
        dev !== true &&
        optional !== true &&
        problemWith('another', license) !== undefined &&
        name !== 'lightningcss',
    );

    expect(other.map(({ name, license }) => `${name}: ${license ?? ''}`)).toEqual([]);
  });
});

describe('scripts that run while packages are installed', () => {
  it('are exactly those that package.json mentions', () => {
    const withScripts = [
      ...new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)),
    ];

    expect(withScripts.toSorted()).toEqual(Object.keys(manifest.allowScripts).toSorted());
  });

  it('are allowed for the project’s own Node only, for any npm', () => {
    const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);

    expect(allowed.map(([name]) => name)).toEqual(['node']);
    expect(readFileSync('scripts/bootstrap.mjs', 'utf8')).toContain("'--ignore-scripts'");
  });
});
