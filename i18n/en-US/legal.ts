import type { legal as original } from '../zh-CN/legal.ts';
import type { Twin } from '../twin.ts';

export const legal = {
  updated: 'Last updated',
  other: 'Chinese text: {{date}}',
  essence: 'Before you read, in a few sentences',
  contents: 'Contents',
  print: 'Print or save as PDF',
  companions: 'Read together with',
  next: {
    userService: { text: 'Read it, and nothing in the way?', link: 'Sign up free' },
    protocol: {
      text: 'Questions about fees, renewal or refunds are best asked before you pay.',
      link: 'Ask customer service',
    },
    privacyService: {
      text: 'For a picture of where data flows, and how to report a security problem:',
      link: 'Security and trust',
    },
  },
  /** Beside the day of the last update, where the operator has set one. */
  effective: 'Effective',
  party: {
    company: 'Operator',
    address: 'Address',
    registration: 'Registration number',
    representative: 'Representative in the EU or UK',
    privacy: 'Privacy contact',
  },
} as const satisfies Twin<typeof original>;
