import type { TwinOf } from '../twin.ts';

export const changelog = {
  meta: {
    name: 'Changelog',
    title: 'Changelog',
    description:
      'New features, fixes and security updates in every {{brand}} release, by version and system, with feeds.',
  },
  title: 'Changelog',
  lead: 'What changed in each release, on which systems, and what to do before you update.',
  filter: { label: 'Show one system', all: 'All systems' },
  count_one: '{{count}} version',
  count_other: '{{count}} versions',
  kinds: { security: 'Security', new: 'New', improved: 'Improved', fixed: 'Fixed' },
  link: 'Link to {{version}}',
  older: 'Earlier versions',
  newer: 'Newer:',
  earlier: 'Earlier:',
  neighbours: 'Previous and next version',
  whole: 'Full changelog',
  only: '{{systems}} only',
  feedTitle: '{{line}} {{version}}: {{headline}}',
  last: {
    title: 'Get the current version',
    text: 'The current version: {{line}} {{version}}. Installers and checksums for all editions are on the download page.',
    action: 'Go to downloads',
  },
} as const satisfies TwinOf<'changelog'>;
