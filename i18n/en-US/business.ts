import type { TwinOf } from '../twin.ts';

export const business = {
  meta: {
    name: 'Business cooperation',
    title: 'Business cooperation',
    description:
      'Volume purchases, integrations, channel sales, media and events: tell us who you are and what you need. We reply within one working day.',
  },
  title: 'Business cooperation',
  lead: 'Email {{salesEmail}} with the four points below, and we reply within one working day. In China, you can scan the code and message us on WeChat.',
  qr: {
    alt: 'WeChat QR code for business cooperation',
    name: '{{brand}} business (WeChat)',
    hint: 'Scan with WeChat',
    account: 'WeChat ID: #',
    phone: 'On your phone? Press and hold the code, or scan a screenshot of it.',
    hours: 'Every day, {{supportFrom}} to {{supportTo}} Beijing time',
  },
  message: {
    title: 'What to write first',
    rows: [
      { name: 'Who you are', sample: 'your company and your role' },
      { name: 'What you need', sample: 'purchase, integration, event or content' },
      { name: 'How big it is', sample: 'number of shops and people, or size of the event' },
      { name: 'When', sample: 'the date you’d like to start' },
    ],
    example:
      'Example: “We sell home goods: 20 shops, 8 people. We’d like to buy a plan for the whole team starting next month.”',
  },
  topics: {
    title: 'What we can help with',
    items: [
      {
        name: 'Volume purchases',
        text: 'Yearly plans for many people and shops, with a contract and an invoice.',
      },
      {
        name: 'Integrations',
        text: 'ERP, freight, payments, plugins. The Eco Center is the quickest way in.',
      },
      {
        name: 'Channel sales',
        text: 'Your own partner code, coupons for your customers and trackable results.',
      },
      {
        name: 'Media and events',
        text: 'Talks, reviews and joint content. Logos and facts are in the press kit.',
      },
    ],
  },
} as const satisfies TwinOf<'business'>;
