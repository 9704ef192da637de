import type { across as original } from '../zh-CN/across.ts';
import type { Twin } from '../twin.ts';

export const across = {
  chat: {
    statusNeutral: 'Support hours: every day, 9:00 to 22:00 Beijing time.',
    statusOnline: 'Support is online: someone reads your question right away.',
    statusOffline:
      'Support is away now. Leave your question, and we answer between 9:00 and 22:00 Beijing time.',
    open: 'Start the chat',
  },
  message: {
    title: 'Leave a message',
    lead: 'Tell us the question and how to reach you; support answers the way you ask for.',
    name: 'Your name',
    contact: 'Phone, email or WeChat',
    content: 'Your question',
    send: 'Send the message',
    sending: 'Sending…',
    done: 'Information sent successfully, please check',
    doneHint: 'Your message has arrived. We get in touch within support hours.',
    another: 'Write another',
    noScript: 'This form needs JavaScript; a call or an email reaches us as well.',
    kept: 'What you type stays in this tab, through a reload or a lost connection.',
  },
  tooltip: {
    text: 'Still thinking? Try it online, nothing to install.',
    link: 'Open the online trial',
    close: 'Close this hint',
  },
  ads: {
    label: 'Offer',
    top: 'Offer at the top',
    bottom: 'Offer at the foot',
    booked: 'Ad',
    topText: 'New users: half price on the first month, plus a {{amount}} yuan coupon on signing up',
    topLink: 'See the offer',
    details: 'See details',
    expand: 'Larger picture',
    bottomTitle: 'You know sellers. We have berths.',
    bottomText: 'Become a channel partner: a link of your own, and every sign-up through it is yours.',
    bottomLink: 'About the partner programme',
  },
} as const satisfies Twin<typeof original>;
