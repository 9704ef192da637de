import { describe, expect, it } from 'vitest';
import { APPLICATION_SOURCE, APPLICATION_TYPE } from '#src/config/wire.ts';
import { applicationLink, openedFrom } from '#src/domain/application.ts';

describe('what the wire numbers', () => {
  it('§3.30 is seven places', () => {
    expect(Object.values(APPLICATION_SOURCE)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('applicationLink', () => {
  it('names the place behind the path, before the anchor', () => {
    expect(applicationLink('/en/ecology', APPLICATION_SOURCE.ecologyBanner, '#apply')).toBe(
      '/en/ecology?source=6#apply',
    );
  });
});

describe('openedFrom', () => {
  const application = { type: APPLICATION_TYPE.ecology, source: APPLICATION_SOURCE.ecologyBanner };
  const from = (query: string) => openedFrom(application, new URLSearchParams(query));

  it.each([3, 6, 7])('takes the place %i that the address names', (source) => {
    expect(from(`source=${String(source)}`)).toEqual({ ...application, source });
  });

  const queries = ['', 'source=4', 'source=8', 'source=03'];
  it.each(queries)('keeps the page’s own place where the address says %j', (query) => {
    expect(from(query)).toEqual(application);
  });
});
