import type { TwinOf } from '../twin.ts';

export const downloadList = {
  meta: {
    name: 'All versions',
    title: 'All versions',
    description:
      'Every release of {{brand}} in one table. Filter by edition, system and status, compare two versions, and copy SHA-256 checksums.',
  },
  lead: 'One row for each installer, including those to be released. Use the latest version unless you need to roll back.',
  filters: {
    line: 'Edition',
    system: 'System',
    status: 'Status',
    all: 'All',
    size: 'Per page',
    total: '{{count}} installers',
    open: 'Filters',
    openMade_one: 'Filters ({{count}} set)',
    openMade_other: 'Filters ({{count}} set)',
    none: 'No versions match these filters',
    noneText: 'Together they leave no installer. Drop one of them and look again.',
    reset: 'Clear filters',
  },
  sort: { date: 'Sort by release date', version: 'Sort by version', size: 'Sort by size' },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', where: 'Page {{page}} of {{pages}}' },
  put: { text: 'Compare', of: 'Compare {{version}}' },
  compare: {
    title: 'Compare two versions',
    first: 'First version',
    second: 'Second version',
    builds: 'Systems and sizes',
    apart: 'Released {{days}} days apart.',
    notes: 'Release notes',
    notesOf: 'What {{version}} changed',
    changes: 'See what changed in the changelog',
    choose: 'Choose a version',
  },
} as const satisfies TwinOf<'downloadList'>;
