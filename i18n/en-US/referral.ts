import type { TwinOf } from '../twin.ts';

export const referral = {
  title: 'Invite other sellers',
  text: 'Share the link or the QR code. The sign-up page opens with your referral ID filled in.',
  code: 'Your referral ID:',
  link: 'Your link',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Your browser blocked clipboard access. The link is selected: copy it yourself.',
  qr: 'QR code of your link',
  promotion: 'What you get for inviting',
  count: {
    asked: 'Checking how many people signed up with it…',
    failed: 'We can’t tell right now how many people signed up with it. Try again later.',
    none: 'Nobody has signed up with it yet.',
    some_one: '{{count}} person has signed up with it.',
    some_other: '{{count}} people have signed up with it.',
  },
} as const satisfies TwinOf<'referral'>;
