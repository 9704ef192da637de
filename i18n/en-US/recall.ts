import type { TwinOf } from '../twin.ts';

export const recall = {
  meta: {
    name: 'Returning users',
    title: 'Welcome back: what’s new',
    description:
      'See what changed in {{brand}} since you last used it, and get a CNY {{renewalCoupon}} coupon for your renewal.',
  },
  title: ['Welcome back:', 'see what’s new'],
  lead: 'Tell us when you last used {{brand}}, and see only what changed since then. After a plan ends, profiles and settings are kept for at least {{profileKeepDays}} days; sign in to see which are left.',
  ask: 'When did you last use it?',
  since: {
    quarter: 'Within 3 months',
    halfYear: '3 to 6 months ago',
    year: '6 to 12 months ago',
    twoYears: '1 to 2 years ago',
    longAgo: 'Longer ago, or not sure',
  },
  changes: 'New since then',
  more: 'Full changelog',
  coupon: {
    title: 'A CNY {{renewalCoupon}} coupon for your renewal',
    name: 'coupon, no minimum spend',
    note: 'choose it in your account when you renew',
    rows: [
      'One coupon for owners who come back to renew after a plan has ended. It is in your account after you sign in; if it isn’t, ask support.',
      'It has no minimum spend and no cash value. Your account shows its expiry date.',
      'Plans are prepaid by month or year, and unused periods are not refunded. Fees exclude tax.',
    ],
  },
  unsure: {
    title: 'Before you return',
    items: [
      {
        name: 'Are my shops still there?',
        text: 'We keep profiles and settings for at least {{profileKeepDays}} days after a plan ends, then delete them. Sign in to see which of yours are there. Add the others again; support can help.',
      },
      {
        name: 'Is my fixed IP the same?',
        text: 'Yes, if it hasn’t expired. If it has been released, choose a new one before you sign in to the shop. See our guide to fixed IPs.',
      },
      {
        name: 'Do I have to install again?',
        text: 'Yes. Install the latest client and sign in: IP bindings and permissions are there. On another computer, or where a marketplace session has expired, sign in to the shop once more.',
      },
      {
        name: 'What if I forgot my password?',
        text: 'Reset it on the sign-in page with a code sent to your phone. If your number has changed, support will verify who you are.',
      },
    ],
  },
  last: {
    title: 'Get the latest version',
    text: 'The latest version is {{version}}, released on {{date}}.',
    action: 'Download the latest',
  },
} as const satisfies TwinOf<'recall'>;
