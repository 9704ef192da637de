import type { news as original } from '../zh-CN/news.ts';
import type { Twin } from '../twin.ts';

export const news = {
  meta: {
    title: 'News and guides',
    description:
      'For sellers with several shops: account links, fixed IPs, handovers, two-step codes, identity checks and campaign days, with product news and notices of {{brand}}. Follow by Atom or JSON Feed.',
  },
  title: 'Running shops, one thing at a time',
  lead: 'No folklore and no press releases. After each piece you can do something.',
  categories: {
    product: { name: 'Product', lead: 'What a feature is for, and when you will meet it.' },
    guide: { name: 'Guides', lead: 'Steps and checklists, from IPs to handovers.' },
    industry: { name: 'Rules of the trade', lead: 'What marketplaces and laws ask for, and how to prepare.' },
    notice: { name: 'Notices', lead: 'Holidays, safety warnings and other arrangements.' },
  },
  all: 'All',
  filter: 'By category',
  latest: 'Latest',
  read: 'Read on',
  paging: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: 'page {{number}}',
  pageOf: 'Page {{number}} of {{count}}',
  feeds: { text: 'Follow', atom: 'Atom', json: 'JSON Feed' },
  article: {
    published: 'Published',
    updated: 'Updated',
    contents: 'In this piece',
    related: 'Read next',
    back: 'All news and guides',
  },
  next: {
    product: {
      title: 'Which version has it?',
      text: 'What changed in each version, line by line.',
      action: 'Open the changelog',
    },
    guide: {
      title: 'Try it with one shop',
      text: 'Download, register, create an environment, bind an IP: seven steps, each with a picture.',
      action: 'Quick start',
    },
    industry: {
      title: 'Look at your own environment',
      text: 'Do time zone, language and network agree? The result stays in your browser.',
      action: 'Run the device check',
    },
    notice: {
      title: 'Something unclear?',
      text: 'Support answers every day, 9:00 to 22:00 Beijing time, in Chinese and English.',
      action: 'Contact support',
    },
  },
} as const satisfies Twin<typeof original>;
