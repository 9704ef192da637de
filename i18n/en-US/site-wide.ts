import type { TwinOf } from '../twin.ts';

export const siteWide = {
  side: {
    label: 'Contact and help',
    open: 'Contact us',
    presales: 'Sales',
    message: 'Leave a message',
    qq: 'QQ (Chinese)',
    wechatShort: 'WeChat',
    phone: 'Phone',
    demo: 'Book a demo',
    top: 'Back to top',
    topShort: 'Top',
  },
  chat: { chat: 'Chat', online: 'online', offline: 'leave a message' },
  qr: {
    alt: 'QR code of our WeChat support',
    name: '{{brand}} support',
    hint: 'Scan with WeChat to message support',
    account: 'WeChat ID: {{account}}',
  },
  consent: {
    label: 'Usage statistics',
    text: 'May we count visits to improve the site? What you type is not recorded.',
    accept: 'Allow',
    refuse: 'Decline',
    granted: 'Thank you. You can change this at any time under',
    refused: 'Nothing is counted. You can change this at any time under',
    more: 'Privacy choices',
  },
  notices: {
    network: 'Network error. Please check your network status, then try again.',
    server: 'Server error. Try again in a few minutes; if it keeps happening, contact support.',
    maintenance:
      'We’re upgrading the service. It should be back in about 1 hour. If it’s urgent, contact customer service.',
    socket: 'Not connected to the client. Start the client, then try again.',
    offline: 'You’re offline. You can keep reading, and your form entries are saved.',
    retry: 'Try again',
    close: 'Close',
  },
} as const satisfies TwinOf<'siteWide'>;
