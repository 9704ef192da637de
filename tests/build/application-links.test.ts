/** Each place of the site must name its own source in links to applications, for the statistics. */
import { describe, expect, it } from 'vitest';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { routeOfFile } from '#integrations/lib/addresses.ts';
import { hasSlimFrame, routes } from '#src/config/routes.ts';
import { APPLICATION_SOURCE } from '#src/config/wire.ts';
import { attributeOf, elementsIn } from '#src/domain/html.ts';
import { builtPages } from '#tests/helpers/built-site.ts';

/** Sources in the links of each page. */
const namedOn = new Map<number, Set<string>>();
for (const { address, page } of builtPages) {
  for (const link of elementsIn(page, 'a')) {
    const [, source] = /[?&]source=(\d+)/.exec(attributeOf(link, 'href') ?? '') ?? [];
    if (source === undefined) continue;
    const pages = namedOn.get(Number(source)) ?? new Set();
    namedOn.set(Number(source), pages.add(address));
  }
}

describe('the source of an application', () => {
  it.each([
    ['privateBanner', '/private'],
    ['privateUsers', '/private'],
    ['partnersBanner', '/partners'],
    ['partnersProcess', '/partners'],
    ['ecologyBanner', '/ecology'],
    ['ecologyHowToApply', '/ecology'],
  ] as const)('%s is named by links of %s alone', (source, path) => {
    const pages = namedOn.get(APPLICATION_SOURCE[source]);

    expect([...(pages ?? [])].sort()).toEqual(
      localeCodes.map((locale) => localizedPath(locale, path)).sort(),
    );
  });

  it('bottomMenuEcologyJoin is named by the footer, on all pages but those with a slim one', () => {
    const whole = builtPages.filter(({ file }) => !hasSlimFrame(routeOfFile(file)));

    expect(whole.length).toBeGreaterThan(routes.length);
    expect([...(namedOn.get(APPLICATION_SOURCE.bottomMenuEcologyJoin) ?? [])].sort()).toEqual(
      whole.map(({ address }) => address).sort(),
    );
  });
});
