import type { TwinOf } from '../twin.ts';

export const news = {
  meta: {
    name: 'News',
    title: 'News and guides for sellers',
    description:
      'Guides on linked accounts, fixed IPs, handovers and two-step codes, plus marketplace rules and {{brand}} product news.',
  },
  title: 'News and guides',
  lead: 'Practical guides, marketplace rules and product news for sellers with several shops.',
  categories: {
    product: {
      name: 'Product',
      lead: 'What {{brand}} features are for and when you’ll need them.',
    },
    guide: {
      name: 'Guides',
      lead: 'Step-by-step guides and checklists for sellers with several shops: IPs, roles, two-step codes and handovers.',
    },
    industry: {
      name: 'Marketplace rules',
      lead: 'What marketplaces and laws ask of sellers, and how to prepare.',
    },
    notice: {
      name: 'Notices',
      lead: 'Holiday support hours, safety warnings and service notices for {{brand}} users.',
    },
  },
  all: 'All',
  filter: 'By category',
  latest: 'Latest',
  read: 'Read more',
  paging: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: 'page {{number}}',
  pageOf: 'Page {{number}} of {{count}}',
  article: {
    published: 'Published',
    updated: 'Updated',
    contents: 'On this page',
    related: 'Read next',
    back: 'All news and guides',
  },
  next: {
    product: {
      title: 'Which version has it?',
      text: 'See what changed in each release.',
      action: 'Open the changelog',
    },
    guide: {
      title: 'Try it with one shop',
      text: 'Download, sign up, choose a plan, create a profile and bind an IP: eight steps, each with a picture.',
      action: 'Quick start',
    },
    industry: {
      title: 'Check what websites see',
      text: 'Time zone, language, WebRTC and more. The result stays in your browser.',
      action: 'Run the device check',
    },
    notice: {
      title: 'Questions about this notice?',
      text: 'Support replies every day, {{supportFrom}} to {{supportTo}} Beijing time, in English and Chinese.',
      action: 'Contact support',
    },
  },
} as const satisfies TwinOf<'news'>;
