import type { TwinOf } from '../twin.ts';

export const users = {
  meta: {
    name: 'Supported marketplaces',
    title: 'Supported marketplaces and sellers',
    description:
      'Over 50 marketplaces in more than 20 countries work with {{brand}}. See the most common ones, and where factories, agencies and brands start.',
  },
  title: ['Supported', 'marketplaces'],
  lead: 'Sellers use {{brand}} on over 50 marketplaces, with sites in more than 20 countries and regions.',
  board: {
    title: 'Marketplaces',
    lead: '{{brand}} works with any marketplace you can sign in to on the web. These are the most common.',
    guides: 'Underlined names lead to the marketplace’s rules and a setup.',
    more: 'Don’t see yours? If you can sign in to it in a browser, you can create a profile for it.',
  },
  guide: {
    rules: 'What {{name}} says',
    note: 'Our summary; the original counts. Rules change, so check your own seller dashboard.',
    read: 'accessed {{date}}',
    next: {
      title: 'Set up your first shop',
      text: '{{planNeeded}} Eight illustrated steps.',
      action: 'Open the quick start',
    },
  },
  trades: {
    title: 'Where to start, by type of business',
    lead: 'From our seven example setups.',
    trade: 'Type of business',
    platforms: 'Usual marketplaces',
    first: 'Start with',
    scenario: 'See the setup',
  },
  last: {
    title: 'Try it with your own shops',
    text: 'Signing up is free, and new users get a CNY {{newUserCoupon}} coupon with no minimum spend. {{planNeeded}}',
    action: 'Sign up free',
  },
} as const satisfies TwinOf<'users'>;
