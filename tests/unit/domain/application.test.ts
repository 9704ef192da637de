import { describe, expect, it } from 'vitest';
import { APPLICATION_SOURCE, APPLICATION_TYPE } from '#src/config/wire.ts';
import { applicationLink, openedFrom } from '#src/domain/application.ts';

it('§3.30 the sources of the wire contract are seven places', () => {
  expect(Object.values(APPLICATION_SOURCE)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('applicationLink puts the place after the path, before the anchor', () => {
  expect(applicationLink('/en/ecology', APPLICATION_SOURCE.ecologyBanner, '#apply')).toBe(
    '/en/ecology?source=6#apply',
  );
});

describe('openedFrom', () => {
  const application = { type: APPLICATION_TYPE.ecology, source: APPLICATION_SOURCE.ecologyBanner };
  const from = (query: string) => openedFrom(application, new URLSearchParams(query));

  it.each([3, 6, 7])('uses the place %i of the address', (source) => {
    expect(from(`source=${String(source)}`)).toEqual({ ...application, source });
  });

  const queries = ['', 'source=4', 'source=8', 'source=03'];
  it.each(queries)('uses the page’s own place for the address %j', (query) => {
    expect(from(query)).toEqual(application);
  });
});
