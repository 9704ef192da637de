import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { releaseOf, type VersionRow } from '#src/domain/releases/version-table.ts';
import { createComparison } from '#islands/versions/comparison.ts';
import { testHost } from '#tests/helpers/test-host.ts';

const row = (release: string, more: Partial<VersionRow> = {}): VersionRow => {
  const [name, version = ''] = release.split(/-(.*)/);
  const line = name as VersionRow['line']; // as the cases below write it
  const build = { system: 'windows', slot: '', name: 'Windows', href: '', sizeBytes: 0 } as const;
  return { line, version, status: 'old', date: '2026-01-01', day: '', ...build, ...more };
};

const ROWS = [
  row('v6-6.10.0', { status: 'upcoming' }),
  row('v6-6.9.0', { status: 'beta' }),
  row('professional-5.36.0', { status: 'latest', date: '2026-03-01' }),
  row('v6-6.8.0', { status: 'latest' }),
  row('v6-6.8.0', { status: 'latest', name: 'Linux' }),
  row('v6-6.7.0'),
  row('v6-6.6.0'),
];

function setUp(query = '', rows = ROWS) {
  const host = testHost({}, { address: `https://www.berth.example/downloadlist${query}` });
  const comparison = createComparison(atom(rows), host);
  comparison.start();
  return {
    comparison,
    query: () => host.query().get('compare'),
    compared: () => comparison.$compared.get().sides.map(([first]) => first && releaseOf(first)),
  };
}

describe('the comparison of two versions', () => {
  it('starts with the newest release and the one before, without changing the address', () => {
    const { compared, query } = setUp();

    expect(compared()).toEqual(['v6-6.8.0', 'v6-6.7.0']);
    expect(query()).toBeNull();
  });

  it('uses another edition if the first has a single release', () => {
    const rows = [row('v6-6.8.0'), row('vps-5.36.0'), row('vps-5.35.0')];

    expect(setUp('', rows).compared()).toEqual(['vps-5.36.0', 'vps-5.35.0']);
  });

  it('adds the first from the table beside the newest, and each further one beside the last added', () => {
    const { comparison, compared, query } = setUp();

    comparison.add('v6-6.6.0');
    expect(compared()).toEqual(['v6-6.8.0', 'v6-6.6.0']);
    comparison.add('professional-5.36.0');
    expect(compared()).toEqual(['v6-6.6.0', 'professional-5.36.0']);

    expect(query()).toBe('v6-6.6.0,professional-5.36.0');
    expect(comparison.$additions.get()).toBe(2);
  });

  it('keeps the other side when one is chosen', () => {
    const { comparison, compared, query } = setUp();

    comparison.choose(0, 'v6-6.6.0');

    expect(compared()).toEqual(['v6-6.6.0', 'v6-6.7.0']);
    expect(query()).toBe('v6-6.6.0,v6-6.7.0');
  });
});
