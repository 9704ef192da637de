import type { business as original } from '../zh-CN/business.ts';
import type { Twin } from '../twin.ts';

export const business = {
  meta: {
    title: 'Business cooperation: scan, and say what it is about',
    description:
      'Talk to {{company}} about purchasing, integration, media and events. Scan the WeChat code, say four things, and someone answers within one working day; Monday to Sunday, 9:00 to 22:00.',
  },
  title: 'Say what it is about',
  lead: 'Scan the code for our business WeChat and put four things into the first message. The same day you know the next step.',
  qr: {
    alt: 'WeChat QR code for business cooperation',
    name: '{{brand}} business',
    hint: 'Scan with WeChat',
    phone: 'Reading on the phone? Press and hold the code, or scan a screenshot of it.',
    hours: 'Monday to Sunday, 9:00 to 22:00 (Beijing time)',
  },
  message: {
    title: 'The first message',
    rows: [
      { name: 'Who you are', sample: 'company, and what you do there' },
      { name: 'What you have in mind', sample: 'purchase, integration, event or content' },
      { name: 'How large', sample: 'shops and people, or size of the event' },
      { name: 'When', sample: 'the day you would like to begin' },
    ],
    example:
      'For example: we sell for the home, twenty shops, eight people, and would like to buy for the whole team from the beginning of next month.',
  },
  topics: {
    title: 'What we usually talk about',
    items: [
      {
        name: 'Purchasing',
        text: 'Many people and shops, prepaid by the year, with contract and invoice.',
      },
      {
        name: 'Integration',
        text: 'ERP, freight, payments, plug-ins: quicker through the ecosystem.',
      },
      {
        name: 'Channels',
        text: 'A promoter code of your own, a pack for your customers, results you can see.',
      },
      {
        name: 'Media and events',
        text: 'Talks, reviews, joint content; the material is on the press page.',
      },
    ],
  },
  others: {
    title: 'No WeChat at hand',
    text: 'Write to {{email}} or call {{phone}}. The same four things will do.',
  },
} as const satisfies Twin<typeof original>;
