import type { about as original } from '../zh-CN/about.ts';
import type { Twin } from '../twin.ts';

export const about = {
  meta: {
    title: 'About us',
    description:
      '{{company}} makes {{brand}}: a separate environment and a fixed IP for every cross-border shop. How we think, how we work, and how to reach us.',
  },
  title: ['We run no shops.', 'We build berths.'],
  story: [
    'However many ships lie in a harbour, they do not collide. Each has a berth: its lines on its own bollards, its cargo on its own quay.',
    'Cross-border shops, though, are often crowded into one computer. Three of them share one set of cookies and one IP, and the same sheet of passwords goes from hand to hand. With every shop there is more to lose.',
    '{{brand}} brings the harbour’s rules to the browser: one shop, one environment, one fixed IP. Who may come aboard, when, and what they did there, is on record.',
  ],
  drawing: 'A row of berths with one container in each, none touching another',
  figures: {
    stores: 'shops berthed',
    users: 'users',
    platforms: 'marketplaces',
    countries: 'countries and regions',
    values: { users: '130,000', platforms: '50+', countries: '20+' },
  },
  ways: {
    title: 'Four rules we work by',
    items: [
      {
        name: 'Say first what we cannot do',
        text: 'We do not say that shops can never be linked. What the tool takes care of and what is up to you stands at the top.',
      },
      {
        name: 'Take less',
        text: 'What need not be collected is not, and what can stay on your computer stays there. What we do collect is listed, item by item.',
      },
      {
        name: 'Ask before acting',
        text: 'A changed device is a question to a person, and data is not cleared without one. Machines make no decision that cannot be undone.',
      },
      {
        name: 'Speak plainly',
        text: 'Chinese is written as Chinese, English as English, and an error tells you what to do next instead of just a number.',
      },
    ],
  },
  make: {
    title: 'What we make',
    items: {
      download: 'The professional edition and the V6 client, on your own computer',
      downloadContrast: '{{brandLite}}, on a VPS, for the shops bound to it',
      private: 'The private edition, on your own servers',
      sellerAssistant: 'The seller assistant for sales, next to automation and plug-ins',
    },
  },
  facts: {
    title: 'Company',
    company: 'Name',
    address: 'Address',
    hours: 'Support hours',
    daily: 'Monday to Sunday, 9:00 to 22:00 (Beijing time)',
    phone: 'Phone',
    sales: 'Sales',
    support: 'Support',
  },
  next: {
    title: 'Shall we talk?',
    text: 'Partnership, press, a word of criticism: all are welcome.',
    link: 'Contact us',
  },
} as const satisfies Twin<typeof original>;
