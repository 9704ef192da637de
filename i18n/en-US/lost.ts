import type { lost as original } from '../zh-CN/lost.ts';
import type { Twin } from '../twin.ts';

export const lost = {
  meta: {
    title: 'Page not found',
    description: 'There is nothing at this address. Search, or go on from one of these.',
  },
  title: 'This berth is empty',
  sought: 'You were looking for',
  text: 'The address may have a slip in it, or the page has moved. Search, or go on from here:',
  ways: {
    download: 'Get the client',
    getQuickly: 'Start from the beginning',
    faq: 'Look up an error or a question',
    customerService: 'Ask a person',
  },
  home: 'Back to the home page',
} as const satisfies Twin<typeof original>;
