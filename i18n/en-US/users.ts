import type { users as original } from '../zh-CN/users.ts';
import type { Twin } from '../twin.ts';

export const users = {
  meta: {
    title: 'Who uses it: by marketplace and by trade',
    description:
      'Which marketplaces and trades the users of {{brand}} are in: over 50 platforms, over 20 countries; factories, agencies, brands, live shopping, general goods and groups, and what each uses first.',
  },
  title: ['People who run shops', 'use it to keep them apart'],
  lead: 'The company’s documents hold four figures. Here they are, and no fifth.',
  figures: {
    sellers: { value: '1.9 million', name: 'sellers', note: '1.5 million in another document' },
    users: { value: '130,000', name: 'users' },
    platforms: { value: '50+', name: 'marketplaces' },
    countries: { value: '20+', name: 'countries and regions' },
  },
  board: {
    title: 'Where they sell',
    lead: 'A shop is an environment, whichever marketplace it is on. These are some of the common ones.',
    more: 'Yours is not here? If you can sign in on a web page, it can have an environment.',
  },
  trades: {
    title: 'What each trade uses first',
    lead: 'Taken from seven scenarios of common ways to divide the work.',
    trade: 'Trade',
    platforms: 'Usual marketplaces',
    first: 'Uses first',
    scenario: 'See the scenario',
  },
  last: {
    title: 'The next berth is yours',
    text: 'Registering is free. New users get 38 yuan off with no minimum spend and pay half in the first month.',
    action: 'Sign up free',
  },
} as const satisfies Twin<typeof original>;
