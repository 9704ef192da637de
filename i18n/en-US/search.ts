import type { search as original } from '../zh-CN/search.ts';
import type { Twin } from '../twin.ts';

export const search = {
  label: 'Search',
  placeholder: 'For example: code, change IP, 10015',
  submit: 'Search',
  loading: 'Loading…',
  failed: 'That did not load. Check the network and try again.',
  none: 'Nothing about “{{query}}”. Try another word, or ask customer service.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  kinds: {
    faq: 'Question',
    video: 'Film',
    page: 'Page',
    news: 'News',
    changelog: 'Update log',
    legal: 'Agreement',
  },
} as const satisfies Twin<typeof original>;
