import type { TwinOf } from '../twin.ts';

export const legal = {
  privacyService: { meta: { name: 'Privacy Policy' } },
  protocol: { meta: { name: 'User Service Agreement' } },
  userService: { meta: { name: 'User Agreement' } },
  updated: 'Last updated',
  other: 'Chinese text: {{date}}',
  essence: 'Summary',
  contents: 'Contents',
  print: 'Print or save as PDF',
  companions: 'Related documents',
  next: {
    userService: { text: 'Ready to create an account?', link: 'Sign up free' },
    protocol: {
      text: 'If you have questions about fees, renewal or refunds, ask before you pay.',
      link: 'Contact support',
    },
    privacyService: {
      text: 'To see how data flows, and how to report a security problem:',
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
} as const satisfies TwinOf<'legal'>;
