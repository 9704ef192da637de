import type { faq as original } from '../zh-CN/faq.ts';
import type { Twin } from '../twin.ts';

export const faq = {
  meta: {
    title: 'Questions and answers',
    description:
      'Will my shops be linked, where is my code, what does 10006 mean, can I get a refund: {{count}} questions answered by people who know cross-border shops, with search.',
  },
  title: 'Somebody has asked that before',
  lead: '{{count}} questions in {{categories}} chapters. They say what to do, not what sounds nice.',
  codes: {
    title: 'Is there a number on your screen?',
    text: 'Click it: what it means, and what to do next.',
  },
  featured: 'Asked most often',
  all: 'All questions',
  category: {
    isolation: {
      title: 'Isolation and security',
      text: 'What is kept apart between shops, and what is up to you.',
    },
    network: {
      title: 'Network and IP',
      text: 'Fixed IPs, lines, acceleration, and where to look when it is slow.',
    },
    team: { title: 'Team and roles', text: 'Inviting, granting, handing over, and who sees what.' },
    download: {
      title: 'Download and install',
      text: 'Which edition to take, and how to tell that it is genuine.',
    },
    account: { title: 'Account and codes', text: 'Registering, a new number, getting back in, closing.' },
    payment: {
      title: 'Payment and refunds',
      text: 'Coupons, ways to pay, invoices – and what is not refunded.',
    },
    errors: { title: 'Error messages', text: 'Find the words on your screen; each comes with a next step.' },
  },
  categories: 'Chapters',
  anchor: 'Link to this question',
  still: {
    title: 'Not here?',
    text: 'Tell customer service what happened. With the time and the message it goes much faster.',
    link: 'Ask customer service',
  },
} as const satisfies Twin<typeof original>;
