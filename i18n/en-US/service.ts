import type { service as original } from '../zh-CN/service.ts';
import type { Twin } from '../twin.ts';

export const service = {
  meta: {
    title: 'Customer service',
    description:
      'Every day from 9:00 to 22:00 Beijing time, in Chinese or English: on this site, by QQ, phone and email. Three things to have ready, and fewer questions back.',
  },
  title: 'There is somebody here',
  lead: 'Every day from 9:00 to 22:00 Beijing time, in Chinese or English. Take the way that suits you.',
  hours: {
    label: 'Customer service: every day from 9 to 22 o’clock, Beijing time',
    zone: 'Beijing time (UTC+8)',
  },
  ways: {
    title: 'Ways to reach us',
    phone: { name: 'Phone', when: 'Urgent: a shop will not open, a payment went wrong' },
    qq: { name: 'After-sales QQ', when: 'To send screenshots and logs' },
    email: { name: 'Email', when: 'A long story, or one to keep on file' },
    sales: { name: 'Sales', when: 'Buying, private deployment, partnership' },
    appointment: { name: 'A demo', when: 'To be shown everything from the start', link: 'Choose a time' },
  },
  mobile: 'Scan to open this page on a phone',
  prepare: {
    title: 'Bring these three, and it goes faster',
    items: [
      {
        name: 'Version',
        text: 'The number under “About” in the client, or the report from the device check.',
      },
      { name: 'Words', text: 'The message on the screen, word for word, and its number if it has one.' },
      { name: 'Time', text: 'When it happened, what you did before, and whether it happens again.' },
    ],
    detect: 'Copy a report from the device check',
    never: 'We never ask for passwords or codes. Whoever does is not us.',
  },
  who: 'Paying accounts come first. If you have not paid yet, questions about buying, downloading and registering are welcome.',
  first: {
    title: 'Perhaps no need to wait',
    text: 'Most questions are answered already, a search away.',
    link: 'Look at the questions',
  },
} as const satisfies Twin<typeof original>;
