import type { TwinOf } from '../twin.ts';

export const service = {
  meta: {
    name: 'Customer support',
    title: 'Customer support',
    description:
      'Support every day, {{supportFrom}} to {{supportTo}} Beijing time, in English and Chinese, by form, email, phone, QQ and WeChat. What to have ready before you contact us.',
  },
  lead: 'Every day, {{supportFrom}} to {{supportTo}} Beijing time, in English and Chinese. Messages get a reply within one working day.',
  hours: {
    label: 'Support hours: every day, {{supportFrom}} to {{supportTo}} Beijing time',
    zone: 'Beijing time (UTC+8)',
    now: 'now',
  },
  ways: {
    title: 'Contact us',
    phone: { name: 'Phone (China only)', when: 'Urgent: a shop won’t open, or a payment failed' },
    qq: { name: 'After-sales QQ (Chinese)', when: 'To send screenshots and logs from China' },
    wechat: {
      name: 'WeChat (Chinese)',
      when: 'To send screenshots, or to talk in WeChat',
      link: 'See the QR code',
    },
    email: { name: 'Email', when: 'From anywhere: detailed questions, screenshots and logs' },
    sales: { name: 'Sales', when: 'Buying, private deployment, partnerships' },
    appointment: {
      name: 'Demo',
      when: 'A guided tour of the client',
      link: 'Choose a time',
    },
  },
  mobile: 'Scan to open this page on a phone',
  prepare: {
    title: 'Have these ready',
    items: [
      {
        name: 'Version',
        text: 'The number under “About” in the client, or a report from the device check.',
      },
      {
        name: 'Message',
        text: 'The exact message on the screen, with its number if it has one.',
      },
      { name: 'Time', text: 'When it happened, what you did before, and whether it happens again.' },
    ],
    detect: 'Get a report from the device check',
    never: 'We never ask for passwords or codes. Anyone who does isn’t us.',
  },
  who: 'Anyone can ask about buying, downloading or signing up. Technical support for the product is for paying customers.',
  first: {
    title: 'Find an answer now',
    text: 'Most questions are answered in the FAQ.',
    link: 'Search the FAQ',
  },
} as const satisfies TwinOf<'service'>;
