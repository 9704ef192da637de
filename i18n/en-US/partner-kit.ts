import type { TwinOf } from '../twin.ts';

export const partnerKit = {
  noScript: 'The partner kit needs JavaScript. Turn it on and reload the page.',
  code: 'Your code',
  codeHint: 'Letters, digits, _ and -, 64 characters at most',
  badCode: 'Use only letters, digits, _ and - (64 characters at most).',
  needed: 'Enter your code first.',
  page: 'Page the link opens',
  pages: { home: 'Home', register: 'Sign-up', download: 'Download' },
  link: 'Your link',
  sample: 'For example:',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Your browser blocked clipboard access. The link is selected: copy it yourself.',
  qr: 'QR code',
  save: 'Save the poster (SVG)',
  friend: {
    noScript: 'The invitation link needs JavaScript. Turn it on and reload the page.',
    code: 'Your referral ID',
    codeHint: 'Filled in for you when you’re signed in; the account page of the client workbench has it too',
    badCode: 'A referral ID has only letters, digits, _ and - (64 characters at most).',
    needed: 'Enter your referral ID first.',
    link: 'Your invitation link',
    qr: 'QR code of the invitation link',
  },
  poster: {
    line: 'Every shop its own berth',
    offer: 'Scan: CNY {{newUserCoupon}} plus this code’s coupon',
  },
} as const satisfies TwinOf<'partnerKit'>;
