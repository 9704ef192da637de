/** The built download pages beside the picker: the installers that each lists. */
import { describe, expect, it } from 'vitest';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { attributeOf, elementsIn, findElement, textIn, type Parent } from '#src/domain/html.ts';
import { LINES } from '#src/domain/releases/types.ts';
import { attributeValues, pageAt, readText } from '#tests/helpers/built-site.ts';

interface Build {
  line: string;
  status: string;
  version: string;
  file: string;
}
const { builds } = JSON.parse(readText('releases.json')) as { builds: Build[] };
const filesOf = (wanted: (build: Build) => boolean) =>
  builds
    .filter(wanted)
    .map(({ file }) => file)
    .sort();

function part(within: Parent, id: string): Parent {
  const found = elementsIn(within).find((element) => attributeOf(element, 'id') === id);
  if (!found) throw new Error(`there is no #${id}`);
  return found;
}
const installersIn = (within: Parent) =>
  attributeValues(within, ['a'], 'href')
    .filter((href) => href.includes('/installers/'))
    .map((href) => href.split('/').at(-1))
    .sort();

describe.each(localeCodes)('in %s', (locale) => {
  const pageOf = (path: string) => pageAt(localizedPath(locale, path));

  it('§2.46 §2.63 §8.22 the history has every old version, or says that there is none', () => {
    for (const line of LINES) {
      const section = part(pageOf('/download/history'), line);
      const old = filesOf((build) => build.line === line && build.status === 'old');

      expect(installersIn(section)).toEqual(old);
      expect(textIn(section).includes(dictionaries[locale].downloadHistory.empty)).toBe(old.length === 0);
    }
  });

  it('§1.6 §1.7 §2.16 the comparison has V6, 5.x and VPS with their requirements', () => {
    const table = findElement(pageOf('/download/contrast'), 'table');
    if (!table) throw new Error('no table');
    const shown = (build: Build) =>
      build.status === 'latest' && ['v6', 'professional', 'vps'].includes(build.line);

    expect(installersIn(table)).toEqual(filesOf(shown));
    const vps = builds.find((build) => build.line === 'vps' && build.status === 'latest');
    for (const text of ['Windows Server 2019', '.NET Framework 4.5.2', vps?.version ?? 'no VPS'])
      expect(textIn(table)).toContain(text);
  });

  it('§2.15 v6 has the builds of its latest version, and a separate beta', () => {
    const own = part(pageOf('/v6'), 'builds');
    const beta = elementsIn(own, 'details').find((fold) => attributeOf(fold, 'class')?.includes('beta'));
    const files = (status: string) => filesOf((build) => build.line === 'v6' && build.status === status);

    expect(beta ? installersIn(beta) : []).toEqual(files('beta'));
    expect(installersIn(own)).toEqual([...files('latest'), ...files('beta')].sort());
  });
});
