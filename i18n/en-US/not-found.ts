import type { TwinOf } from '../twin.ts';

export const notFound = {
  meta: {
    title: 'Page not found',
    description: 'This page doesn’t exist. Search the site, or continue with one of these links.',
  },
  title: 'Page not found',
  sought: 'You were looking for',
  text: 'The address may be mistyped, or the page has moved. Search the site, or continue here:',
  ways: {
    download: 'Download the client',
    getQuickly: 'Quick start',
    faq: 'Look up an error or a question',
    customerService: 'Contact support',
  },
  home: 'Back to the home page',
} as const satisfies TwinOf<'notFound'>;
