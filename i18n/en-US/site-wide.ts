import type { siteWide as original } from '../zh-CN/site-wide.ts';
import type { Twin } from '../twin.ts';

export const siteWide = {
  side: {
    label: 'Contact and help',
    open: 'Contact us',
    presales: 'Pre-sales',
    message: 'Leave a message',
    qq: 'After-sales QQ',
    wechatShort: 'WeChat',
    phone: 'Phone',
    demo: 'Book a demo',
    top: 'Back to top',
    topShort: 'Top',
  },
  chat: { chat: 'Chat', online: 'online', offline: 'leave a note' },
  qr: {
    alt: 'QR code of our WeChat support',
    name: '{{brand}} support',
    hint: 'Scan with WeChat to reach support',
  },
  consent: {
    label: 'Usage statistics',
    text: 'May we count visits to improve this site? Never names, phone numbers or anything you type.',
    accept: 'Allow',
    refuse: 'Refuse',
    more: 'Privacy choices',
  },
  notices: {
    network: 'Network error. Please check your network status',
    server: 'Server error. Please try again later',
    socket: 'Not connected to the client',
    offline: 'The network is gone. This page stays readable, and what you typed into forms is kept.',
    retry: 'Try again',
    close: 'Close',
  },
} as const satisfies Twin<typeof original>;
