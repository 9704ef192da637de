import { describe, expect, it } from 'vitest';
import { localeCodes } from '#i18n/locales.ts';
import { TABLE_BOUNDS } from '#server/db/bounds.ts';
import { fillBrand } from '#src/config/brand-text.ts';
import { cookieKeys, localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { readContent } from '#scripts/lib/content-files.ts';

const agreements = readContent('legal');
const find = (locale: string, slug: string) => {
  const file = agreements.find((entry) => entry.locale === locale && entry.slug === slug);
  if (!file) throw new Error(`${slug} is missing in ${locale}`);
  return file;
};
const numbers = (body: string) =>
  [...body.matchAll(/^(?:## (\d+)\.|(\d+\.\d+)) /gm)].map(([whole]) => whole.trim());

describe('§1.19 §6.4 the agreements', () => {
  const slugs = ['user-service', 'protocol', 'privacyservice'];
  it.each(slugs)('%s has the same clauses in every language', (slug) => {
    const [first, ...others] = localeCodes.map((locale) => numbers(find(locale, slug).body));

    expect(first?.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });

  it('cite only clauses that exist', () => {
    const dead = agreements.flatMap(({ path, body, locale }) => {
      const own = new Set(numbers(body).map((number) => number.replace(/^## (\d+)\.$/, '$1')));
      const cited =
        locale === 'zh-CN'
          ? [...body.matchAll(/(?<!》)第 (\d+(?:\.\d+)?) 条/g)]
          : [...body.matchAll(/\b(?:clause|section) (\d+(?:\.\d+)?)(?! of the)/gi)];
      return cited.filter(([, number = '']) => !own.has(number)).map(([whole]) => `${path}: ${whole}`);
    });

    expect(dead).toEqual([]);
  });
});

describe('the privacy agreement', () => {
  const written = [cookieKeys, localKeys, sessionKeys].flatMap((keys): string[] => Object.values(keys));
  const clients = ['bid', 'bName', 'pid', 'sid', 'envid', 'apiid', 'hkjpp', 'guest', 'cookieWhiteList'];

  it.each(localeCodes)('names everything that the browser keeps for us, in %s', (locale) => {
    const { body } = find(locale, 'privacyservice');

    expect([...written, ...clients].filter((key) => !body.includes(`\`${key}\``))).toEqual([]);
  });

  it.each(localeCodes)('says where pages report what, and how long that is kept, in %s', (locale) => {
    const { body } = find(locale, 'privacyservice');
    const lines = (isReporting: boolean) => fillBrand(locale, body, isReporting).split('\n');
    const more = lines(true).filter((line) => !lines(false).includes(line));
    const age = TABLE_BOUNDS.page_reports.find(({ kind }) => kind === 'age');
    const days = age?.kind === 'age' ? String(age.keptMs / 86_400_000) : 'none';

    expect(more.map((line) => line.slice(0, 4))).toEqual(['2.8 ', expect.stringMatching(/^\| /)]);
    expect(more.map((line) => line.includes(days))).toEqual([true, true]);
  });

  it.each(localeCodes)('names no cookie that we do not write, in %s', (locale) => {
    const { body } = find(locale, 'privacyservice');
    const section = body.slice(body.indexOf('\n3.1 '), body.indexOf('\n3.2 '));
    const rows = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, key = '']) => key);

    expect(rows.toSorted()).toEqual(Object.values<string>(cookieKeys).toSorted());
  });
});
