import type { TwinOf } from '../twin.ts';

export const fees = {
  meta: {
    name: 'Fees',
    title: 'Fees: plans, tax, invoices and refunds',
    description:
      'What is free in {{brand}}, what a plan depends on, and how you pay, renew, upgrade, cancel, get invoices and refunds. The price shows before you pay.',
  },
  title: ['What is free,', 'and what you pay for'],
  lead: 'Sign-up, downloads and the online trial are free. Opening shops, fixed IPs and sub-accounts need a plan, which you pay for in advance by the month or the year. You see what it includes and the total before you pay.',
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
    title: 'What you pay, and when',
    none: {
      name: 'Trying it out',
      level: 'Free',
      text: 'Sign-up, downloads and the online trial cost nothing.',
    },
    half: {
      name: 'First month, as a new user',
      level: 'Half price',
      text: 'Plus a CNY {{newUserCoupon}} coupon with no minimum spend.',
    },
    full: {
      name: 'Every period after that',
      level: 'Full price',
      text: 'Paid in advance by the month or the year, with a reminder before it ends.',
    },
    kept: {
      name: 'After expiry',
      level: 'No charge',
      text: 'Profiles and settings are kept for at least {{profileKeepDays}} days. Renew, and they are back.',
    },
  },
  charged: {
    title: 'What is charged, and how',
    caption: 'How each item is charged and where its price is shown',
    corner: 'Item',
    columns: ['How it is charged', 'Where you see the price'],
    rows: {
      free: { name: 'Sign-up, downloads, online trial', cells: ['free', 'nothing to pay'] },
      plan: {
        name: 'Plan',
        cells: [
          'by edition, shops, sub-accounts, fixed IPs and term; paid in advance, by the month or the year',
          'order page in the client',
        ],
      },
      seats: {
        name: 'Sub-accounts',
        cells: [
          'your plan sets the number and you can add more; disabling one frees its seat',
          'order page in the client',
        ],
      },
      address: {
        name: 'Fixed IPs and acceleration routes',
        cells: [
          'the order page states how many the plan includes; fixed IPs have to be renewed',
          'order page in the client',
        ],
      },
      extras: {
        name: 'RPA, seller assistant, applications and plugins',
        cells: [
          'content, provider and price differ; a third party answers for what it provides',
          'the page of each one',
        ],
      },
      private: {
        name: 'Private deployment',
        cells: ['quoted for your requirements, with a signed order', 'quote and order'],
      },
    },
  },
  course: {
    title: 'From payment to expiry',
    lead: 'What a plan goes through. Sections 4 and 5 of the User Service Agreement have the details.',
    steps: [
      {
        name: 'Payment',
        text: 'The owner’s account pays. The period begins when payment has succeeded and the service is switched on.',
      },
      {
        name: 'Renewal',
        text: 'We remind you before expiry, in the client or by text message. Without your authorization, nothing is charged automatically. A renewal of the same plan starts where the current period ends.',
      },
      {
        name: 'Upgrade',
        text: 'It takes effect immediately. You pay the difference for the days remaining; the payment page shows it by the day.',
      },
      {
        name: 'Downgrade',
        text: 'It begins with the next paid period. Shops and sub-accounts beyond the new plan may be disabled, so choose which ones to keep. If nothing is chosen, the oldest stay first.',
      },
      {
        name: 'Expiry',
        text: 'Shops can’t be opened. Profiles and settings are kept for at least {{profileKeepDays}} days, and a renewal in that time brings them back. Fixed IPs may be released, and the next one can be different.',
      },
      {
        name: 'After that',
        text: 'Profiles and settings are deleted. Export the logs and data you need before the plan expires.',
      },
    ],
  },
  answers: {
    title: 'Payment, tax, invoices and refunds',
    who: {
      name: 'Who pays?',
      text: 'Only the owner’s account can pay and top up. Managers and employees can’t.',
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
      name: 'What do new users get?',
      text: 'A CNY {{newUserCoupon}} coupon with no minimum spend, and half price in the first month. A partner’s link adds the coupon of that partner’s code; its amount is on the page you sign up on. One coupon per order, unless its page says otherwise.',
      link: 'See all promotions',
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
      name: 'I’m a consumer in the EU or the UK',
      text: 'Where the law gives you a right of withdrawal, you can withdraw from an order within 14 days without giving a reason. If you asked us to start earlier, you pay for the days used.',
    },
  },
  clause: 'User Service Agreement, section {{number}}',
  next: {
    title: 'Sign up first, decide later',
    text: 'Sign-up is free, and you see the total before you pay. If you aren’t sure, start with a month and think about a year once it works for you.',
    action: 'Sign up free',
  },
} as const satisfies TwinOf<'fees'>;
