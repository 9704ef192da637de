import type { changelog as original } from '../zh-CN/changelog.ts';
import type { Twin } from '../twin.ts';

export const changelog = {
  meta: {
    title: 'Changelog',
    description:
      'What each version of {{brand}} changed: V6 client, professional and VPS edition, Android app; new, improved, fixed and security, by version, filtered by system, with feeds to follow.',
  },
  title: 'What each version changed',
  lead: 'Written for those who use it: what changed, on which system, what to do before updating. Every version has a link of its own to send to a colleague.',
  filter: { label: 'Only my system', all: 'All systems' },
  count_one: '{{count}} version',
  count_other: '{{count}} versions',
  kinds: { security: 'Security', new: 'New', improved: 'Improved', fixed: 'Fixed' },
  link: 'Link to {{version}}',
  older: 'Earlier versions',
  newer: 'Newer:',
  earlier: 'Earlier:',
  neighbours: 'Versions before and after',
  whole: 'The whole changelog',
  planned: 'planned for {{date}}',
  only: '{{systems}} only',
  feeds: { text: 'Follow', atom: 'Atom', json: 'JSON Feed' },
  feedTitle: '{{line}} {{version}}: {{headline}}',
  last: {
    title: 'Not on the latest?',
    text: 'The latest V6 client is {{version}}; installers and checksums are on the download page.',
    action: 'To the download page',
  },
} as const satisfies Twin<typeof original>;
