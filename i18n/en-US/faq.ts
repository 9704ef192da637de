import type { TwinOf } from '../twin.ts';

export const faq = {
  meta: {
    name: 'FAQ',
    title: 'FAQ',
    description:
      'Linked accounts, verification codes, error codes, refunds, installation: {{count}} answers about {{brand}}, with search.',
  },
  title: 'Frequently asked questions',
  lead: '{{count}} answers in {{categories}} topics. Search, or choose a topic.',
  codes: {
    title: 'Got one of these codes?',
    text: 'Select it to see what it means and what to do.',
  },
  featured: 'Most asked',
  all: 'All questions',
  category: {
    isolation: {
      title: 'Isolation and security',
      text: 'What {{brand}} separates between shops, and what is up to you.',
    },
    network: {
      title: 'Network and IP',
      text: 'Fixed IPs, your own IP, acceleration routes, and what to do when a seller dashboard is slow.',
    },
    team: {
      title: 'Team and roles',
      text: 'Roles, invitations, handovers, and who can see what.',
    },
    download: {
      title: 'Download and install',
      text: 'Which edition to install, system requirements, and how to verify the installer.',
    },
    account: {
      title: 'Account and codes',
      text: 'Sign-up, verification codes, changing your number, account recovery and closing an account.',
    },
    payment: {
      title: 'Payment and refunds',
      text: 'Coupons, payment methods, invoices, and what is not refunded.',
    },
    errors: {
      title: 'Error messages',
      text: 'Find the message on your screen and what to do about it.',
    },
  },
  categories: 'Topics',
  anchor: 'Link to this question',
  still: {
    title: 'Didn’t find your answer?',
    text: 'Contact support. Include the time and the exact message so we can help faster.',
    action: 'Contact support',
  },
} as const satisfies TwinOf<'faq'>;
