import type { partnerKit as original } from '../zh-CN/partner-kit.ts';
import type { Twin } from '../twin.ts';

export const partnerKit = {
  noScript: 'The kit needs JavaScript.',
  code: 'Your code',
  codeHint: 'Letters, digits, underscore and hyphen, 64 at most',
  badCode: 'A code holds letters, digits, underscores and hyphens only, 64 at most.',
  needed: 'Please enter your code first.',
  page: 'Page it leads to',
  pages: { home: 'Home', register: 'Sign-up', download: 'Download' },
  link: 'Your link',
  sample: 'For example:',
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'The browser keeps pages from the clipboard. The link is selected: please copy it yourself.',
  qr: 'QR code',
  save: 'Save the poster (SVG)',
  poster: { line: 'Every shop its own berth', offer: 'Scan to sign up: {{coupon}} yuan coupon' },
} as const satisfies Twin<typeof original>;
