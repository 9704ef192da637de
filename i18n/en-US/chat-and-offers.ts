import type { TwinOf } from '../twin.ts';

export const chatAndOffers = {
  chat: {
    statusNeutral: 'Support hours: every day, {{supportFrom}} to {{supportTo}} Beijing time.',
    statusOnline: 'Support is online. An agent will answer in the chat.',
    statusBusy: 'All agents are busy. Leave your question, and we’ll reply within one working day.',
    statusOffline:
      'Support is closed now (open daily, {{supportFrom}} to {{supportTo}} Beijing time). Leave your question, and we’ll reply within one working day.',
    open: 'Start a chat',
  },
  message: {
    title: 'Send us a message',
    lead: 'Tell us what you need and how to reach you. We reply within one working day.',
    name: 'Your name',
    contact: 'Email, phone or WeChat',
    content: 'Your question',
    send: 'Send message',
    sending: 'Sending…',
    done: 'Information sent successfully, please check',
    doneHint: 'We have your message and will reply within one working day, using the contact you gave us.',
    another: 'Write another message',
    noScript: 'This form needs JavaScript. You can email or call us instead.',
    kept: 'Your draft is kept in this tab, even if you reload or lose your connection.',
  },
  tooltip: {
    text: 'Not ready to install? Try it online.',
    link: 'Open the online trial',
    close: 'Close this tip',
  },
  ads: {
    label: 'Offer',
    top: 'Offer at the top of the page',
    bottom: 'Offer at the bottom of the page',
    booked: 'Ad',
    topText: 'Half-price first month, CNY {{newUserCoupon}} coupon',
    details: 'See details',
    expand: 'Show larger picture',
  },
} as const satisfies TwinOf<'chatAndOffers'>;
