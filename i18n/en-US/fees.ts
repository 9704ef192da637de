import type { TwinOf } from '../twin.ts';

export const fees = {
  meta: {
    name: 'Fees',
    title: 'Fees: plans, tax, invoices and refunds',
    description:
      'What is free in {{brand}}, what a plan depends on, and how you pay, renew, upgrade, cancel, get invoices and refunds. The price shows before you pay.',
  },
  title: ['What is free,', 'and what isn’t'],
  lead: 'Sign-up, downloads and the online trial are free. Opening shops, fixed IPs and sub-accounts need a plan, paid in advance by the month or the year. You see the total before you pay.',
  where: {
    title: 'Where you see the price',
    items: [
      'Order page: edition, shops, sub-accounts and term of the plan',
      'Payment page: the price without tax, the tax and the total, before you pay',
      'Both pages are in the client; prices are in Chinese yuan (CNY)',
    ],
    quote: 'Need a quote first? Email {{salesEmail}} with the number of your shops and people.',
  },
  phases: {
    title: 'What you pay when',
    none: {
      name: 'Trying it out',
      level: 'Free',
      text: 'Sign-up, downloads and the online trial.',
    },
    half: {
      name: 'First month, as a new user',
      level: 'Half',
      text: 'Plus a CNY {{newUserCoupon}} coupon, no minimum.',
    },
    full: {
      name: 'Every period after',
      level: 'Full',
      text: 'In advance, by the month or the year.',
    },
    kept: {
      name: 'After expiry',
      level: 'No charge',
      text: 'Profiles and settings are kept for at least {{profileKeepDays}} days.',
    },
  },
  charged: {
    title: 'What is charged, and how',
    items: [
      { name: 'Plan', text: 'By edition, shops, sub-accounts, fixed IPs and term.' },
      {
        name: 'Sub-accounts',
        text: 'Your plan sets the number, and you can add more. Disabling one frees its seat.',
      },
      {
        name: 'Fixed IPs and acceleration routes',
        text: 'The order page states how many the plan includes. Fixed IPs have to be renewed.',
      },
      {
        name: 'RPA, seller assistant, applications and plugins',
        text: 'Their pages state content, provider and price. A third party answers for what it provides.',
      },
      { name: 'Private deployment', text: 'Quoted individually, with a signed order.' },
    ],
  },
  answers: {
    title: 'Payment, renewal, invoices and refunds',
    items: {
      who: {
        name: 'Who pays?',
        text: 'Only the owner’s account can pay and top up. Managers and employees can’t. The period begins when payment has succeeded and the service is switched on.',
      },
      pay: {
        name: 'How can I pay?',
        text: 'By credit card, Alipay or WeChat Pay. The payment institution carries out the payment; we neither see nor keep your card number or payment password. Your bank may charge fees or exchange costs; those are yours to pay.',
      },
      tax: {
        name: 'Is tax included?',
        text: 'No. Tax is added as the law requires. Before you pay, the payment page shows the price without tax, the tax that we charge and the total.',
      },
      invoice: {
        name: 'How do I get an invoice?',
        text: 'The owner requests it in the account, under Payments, with company name, tax number and order number. Support can help.',
      },
      gift: {
        name: 'How do coupons work?',
        text: 'One coupon per order, unless its page says otherwise. A partner’s link adds the coupon of that partner’s code to the new-user coupon; its amount is on the page you sign up on.',
        link: 'See all promotions',
      },
      renew: {
        name: 'Does a plan renew by itself?',
        text: 'We remind you before expiry, in the client or by text message. Without your authorization, nothing is charged automatically. A renewal of the same plan starts where the current period ends.',
      },
      upgrade: {
        name: 'Can I upgrade midway?',
        text: 'Yes, and it takes effect immediately. You pay the difference for the days remaining; the payment page shows it by the day.',
      },
      downgrade: {
        name: 'Can I downgrade?',
        text: 'Yes, from the next paid period. Shops and sub-accounts beyond the new plan may be disabled, so choose which ones to keep. If nothing is chosen, the oldest stay first.',
      },
      ends: {
        name: 'What if I don’t renew?',
        text: 'Shops can’t be opened. Profiles and settings are kept for at least {{profileKeepDays}} days, and a renewal in that time brings them back. After that they are deleted, so export the logs and data you need before the plan expires. Fixed IPs may be released, and the next one can be different.',
      },
      balance: {
        name: 'What about a balance I topped up?',
        text: 'It pays for this product only, earns no interest and can’t be transferred. If you close your account or the service ends: {{topUpReturned}}',
      },
      refund: {
        name: 'Can I get a refund?',
        text: 'Not for periods you’ve paid for and don’t use. The exceptions: a payment made twice or without the service being switched on; an interruption of more than 72 hours in a row that is our fault, if you don’t want the time added; a service we discontinue without another of its kind; and whatever the law requires. A refund covers the days remaining and goes back the way you paid.',
      },
      consumer: {
        name: 'A consumer in the EU or the UK?',
        text: 'Where the law gives you a right of withdrawal, you can withdraw from an order within 14 days without giving a reason. If you asked us to start earlier, you pay for the days used.',
      },
    },
  },
  clause: 'User Service Agreement, section {{number}}',
  register: 'Sign up free',
} as const satisfies TwinOf<'fees'>;
