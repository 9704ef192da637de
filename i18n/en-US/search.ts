import type { TwinOf } from '../twin.ts';

export const search = {
  label: 'Search',
  placeholder: 'Try: code, 10015',
  submit: 'Search',
  loading: 'Loading…',
  failed: 'Search didn’t load. Check your connection and try again.',
  none: 'No results for “{{query}}”',
  other: 'Nothing in English for “{{query}}”. In {{language}} ({{count}}):',
  elsewhere: 'Try a shorter word, or:',
  ways: { faq: 'Browse all questions by topic', customerService: 'Ask support' },
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  most: 'The {{count}} best results',
  kinds: {
    faq: 'Question',
    video: 'Video',
    page: 'Page',
    news: 'News',
    changelog: 'Changelog',
    legal: 'Agreement',
  },
} as const satisfies TwinOf<'search'>;
