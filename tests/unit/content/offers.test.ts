import { expect, it } from 'vitest';
import { createOffers } from '#src/content/offers.ts';

it('the table of all versions has a row for each system that a release to come is planned for', () => {
  const rows = createOffers('en-US').rowsOf([
    {
      id: 'v6-7.0.0',
      line: 'v6',
      version: '7.0.0',
      status: 'upcoming',
      date: '2027-01-01',
      builds: [],
      plannedSystems: ['windows', 'linux'],
    },
  ]);

  expect(rows.map(({ system, name, href }) => [system, name, href])).toEqual([
    ['windows', 'Windows', ''],
    ['linux', 'Linux', ''],
  ]);
});
