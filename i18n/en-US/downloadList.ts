import type { downloadList as original } from '../zh-CN/downloadList.ts';
import type { Twin } from '../twin.ts';

export const downloadList = {
  meta: {
    title: 'All versions',
    description:
      'Every version of {{brand}}: filter by edition, system and badge, sort by date, version or size, with SHA-256 checksums, and compare any two.',
  },
  lead: 'One row for each installer. A new computer takes the latest; old versions are for going back.',
  filters: {
    line: 'Edition',
    system: 'System',
    status: 'Badge',
    all: 'All',
    size: 'Per page',
    total: '{{count}} in total',
    none: 'No version fits these filters.',
    reset: 'Clear filters',
  },
  sort: { date: 'Sort by release date', version: 'Sort by version', size: 'Sort by size' },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', where: 'Page {{page}} of {{pages}}' },
  compare: {
    title: 'Compare two versions',
    first: 'First version',
    second: 'Second version',
    builds: 'Systems and sizes',
    apart: 'The two are {{days}} days apart.',
    changes: 'What each version changed is in the changelog',
    choose: 'Choose',
  },
} as const satisfies Twin<typeof original>;
