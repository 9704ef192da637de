import type { TwinOf } from '../twin.ts';

export const about = {
  meta: {
    name: 'About us',
    title: 'About the company',
    description:
      '{{company}} makes {{brand}}, which gives every marketplace shop its own profile and fixed IP. How we work and how to reach us.',
  },
  title: ['We build the browser', 'that keeps shops separate'],
  story: [
    'Many sellers run several shops on one computer. The shops share cookies and one IP, and the same list of passwords goes around the team. With every new shop, more is at risk.',
    '{{brand}} gives each shop its own browser profile and fixed IP, and records who opened it, when, and on which device.',
    'We don’t run shops ourselves. We make the browser, support the people who use it, and say openly what it can and can’t do.',
  ],
  stores: 'shops in {{brand}}',
  ways: {
    title: 'How we work',
    items: [
      {
        name: 'We state the limits first',
        text: 'We don’t claim that shops can never be linked. We say up front what the browser takes care of and what is up to you.',
      },
      {
        name: 'We collect less',
        text: 'We don’t collect what we don’t need, and what can stay on your computer stays there. Everything we do collect is listed.',
      },
      {
        name: 'We ask before acting',
        text: 'When a device changes, a person decides. Data is never cleared without confirmation.',
      },
      {
        name: 'We write plainly',
        text: 'Plain language, and error messages that tell you what to do next.',
      },
    ],
  },
  make: {
    title: 'What we make',
    items: {
      download: 'Professional, with the V6 client, for your own computers',
      downloadContrast: 'VPS edition ({{brandLite}}), for shops bound to a VPS',
      private: 'Private deployment, on your own servers',
      sellerAssistant: 'Seller assistant for estimated sales trends, RPA automation and plugins',
    },
  },
  facts: {
    title: 'Company details',
    company: 'Name',
    address: 'Address',
    hours: 'Support hours',
    daily: 'Every day, {{supportFrom}} to {{supportTo}} Beijing time (UTC+8)',
    phone: 'Phone (China)',
    sales: 'Sales',
    support: 'Support',
  },
  next: {
    title: 'Get in touch',
    text: 'Partnerships, press, criticism: we’d like to hear from you.',
    link: 'Contact us',
  },
} as const satisfies TwinOf<'about'>;
