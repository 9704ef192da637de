import type { TwinOf } from '../twin.ts';

export const promotions = {
  meta: {
    name: 'Promotions',
    title: 'Promotions and coupons',
    description:
      'Current, upcoming and past {{brand}} offers with dates and terms. New users: CNY {{newUserCoupon}} off and a half-price first month.',
  },
  title: 'Current promotions',
  lead: 'Current and upcoming offers. Past ones stay here so you can look up their terms. All amounts are in Chinese yuan (CNY), the currency you pay in.',
  ended: 'Past',
  noneRunning:
    'There are no current promotions. Every new account gets the new-user gift: a CNY {{newUserCoupon}} coupon and half price in the first month.',
  noneUpcoming: 'No promotions are planned yet.',
  open: 'See the promotion',
  archive: 'Past promotions and their terms',
  state: { upcoming: 'Upcoming', running: 'Current', ended: 'Ended' },
  countdown: {
    upcoming: 'Starts in',
    running: 'Ends in',
    ended: 'This promotion has ended. The page is kept for its terms.',
    days: 'd',
    hours: 'h',
    minutes: 'min',
    seconds: 's',
    beijing: 'All times are Beijing time (UTC+8)',
  },
  wait: 'See current promotions',
  how: 'How to take part',
  terms: 'Terms',
  endedNote: 'This promotion has ended and can’t be joined. Its terms stay here for sellers who took part.',
  others: {
    title: 'Offers available now',
    text: 'Sorted by end date. Every new account gets a CNY {{newUserCoupon}} coupon and half price in the first month.',
  },
  unit: 'CNY',
  recharge: {
    ledger: {
      title: 'How it works',
      note: 'Example: a one-month renewal.',
      rows: [
        { at: 'Top-up', what: 'with Alipay or WeChat Pay', result: 'balance goes up' },
        {
          at: 'Renewal',
          what: 'one month or longer, paid from the balance',
          result: 'plan extended',
        },
        {
          at: 'Coupon',
          what: 'arrives on the day of the renewal',
          result: 'CNY {{renewalCoupon}}, no minimum spend',
        },
        {
          at: 'Next payment',
          what: 'coupon first, then balance',
          result: 'CNY {{renewalCoupon}} less',
        },
      ],
    },
    pay: {
      title: 'Top up inside the client',
      text: 'Open this page inside the client on a computer to pay with Alipay or WeChat Pay. You can’t pay from a regular browser. To pay by credit card, use the client’s payment page; this website never asks for a card number.',
      action: 'Download the client',
      order: {
        amount: 'Amount (CNY)',
        gift: 'with a renewal: CNY {{coupon}} coupon',
        connecting: 'Connecting to the client…',
        failed: 'The client isn’t responding. Start it, then try again.',
        retry: 'Connect again',
        workbench: 'See what is wrong in the workbench',
        guest: 'You’re using the client as a guest, and guests can’t pay. Sign in first, then come back.',
        signIn: 'Sign in to the client',
        asked:
          'We started order {{id}} for CNY {{amount}} but got no QR code. Request the code again: the order keeps its number, so you won’t be charged twice.',
        resume: 'Show QR code again',
        check: 'Already paid? Check status',
        over: 'Start another order',
        warn: 'Only if you haven’t paid this one.',
        arrived:
          'Your balance and coupons are shown in your account in the client. If they take long to arrive, send support the order number.',
      },
    },
  },
  midYear: {
    title: 'About this offer',
    text: 'This 2021 offer has ended. In June 2021, new users paid half price in the first month and got a CNY {{newUserCoupon}} coupon. Both benefits are now standard for new users.',
    then: 'June 2021',
    now: 'Today',
    rows: [
      { name: 'Half price, first month', then: 'during the promotion', now: 'standard' },
      { name: 'CNY {{newUserCoupon}} coupon', then: 'during the promotion', now: 'standard' },
      { name: 'Clients', then: 'Professional', now: 'Professional (V6), VPS edition, Android' },
    ],
  },
  doubleEleven: {
    title: 'Double 11 2024 in figures',
    note: 'A “+” means at least.',
    half: { amount: 'Half price', what: 'in the first month, for new users' },
    season: {
      title: 'Preparing for this season?',
      text: 'Freeze changes two weeks ahead, set shifts one week ahead, and spend ten minutes on checks the day before.',
      action: 'Open the Double 11 checklist',
    },
  },
  midAutumn: {
    poem: ['The moon grows full over the sea;', 'far apart we share this hour.'],
    credit: 'Zhang Jiuling, Tang dynasty',
    title: 'Shop support over the holidays',
    rows: [
      {
        at: 'Support',
        what: 'every day, {{supportFrom}} to {{supportTo}} Beijing time, holidays included',
      },
      { at: 'Shifts', what: 'sign-in hours open for the people on duty and close automatically' },
      {
        at: 'Phone',
        what: 'the Android app shows warnings and lets you revoke access from anywhere',
      },
    ],
    detail: 'What’s in the coupon pack and how to use it',
  },
  midDetail: {
    meta: {
      title: 'How the CNY {{packAmount}} coupon pack works',
      description:
        'What the Mid-Autumn 2026 pack contained, the order in which coupons apply, and common questions.',
    },
    title: 'How the CNY {{packAmount}} coupon pack works',
    lead: 'The pack is several coupons, not one of CNY {{packAmount}}. Each payment uses one, starting with the coupon that expires first.',
    order: {
      title: 'How your payment is calculated',
      steps: [
        'The price of the plan',
        'Half off, if it’s a new user’s first month',
        'One coupon off',
        'The rest is paid from your balance or by card or wallet',
      ],
    },
    questions: {
      title: 'Common questions',
      items: [
        {
          name: 'Why do I see several coupons?',
          text: 'A discount of CNY {{packAmount}} is given as a pack of several coupons. Any other amount is a single coupon with no minimum spend.',
        },
        {
          name: 'Can I combine it with the new-user offer?',
          text: 'Not in one payment. The CNY {{newUserCoupon}} coupon and those of the pack are separate; each payment uses one of them.',
        },
        {
          name: 'What if a coupon expires unused?',
          text: 'It is lost and not replaced. Your account reminds you beforehand.',
        },
      ],
    },
    back: 'Back to the Mid-Autumn promotion',
  },
  cooperation: {
    link: {
      title: 'Your code travels with your link',
      text: 'Your link carries your code; on Windows, the installer has it in its file name as well. When a customer signs up, the coupon of your code goes to their account and the referral is credited to you.',
      file: 'BerthBrowser-Setup_YOURCODE.exe',
      kept: 'The code stays in the customer’s browser for {{partnerDays}} days',
    },
    arrives: {
      amount: '{{packAmount}}',
      what: 'in coupons for your customer',
      when: 'With a code of the partner program 2026; other codes carry their own amounts',
    },
    who: {
      title: 'Who it’s for',
      rows: [
        {
          name: 'Agencies and service providers',
          text: 'You look after clients’ shops. One tool on both sides makes handovers clear.',
        },
        {
          name: 'Trainers and communities',
          text: 'Your students keep their shops separate from day one.',
        },
        {
          name: 'Freight, ERP, payments',
          text: 'A customer who opens a new shop needs a new profile at that moment.',
        },
      ],
    },
  },
  inviteRefund: {
    kit: {
      title: 'Create a link and QR code to share',
      text: 'Enter your referral ID. The link opens the sign-up page with your ID filled in. Link and QR code are created on this page, and nothing is sent to us.',
    },
    reward: {
      amount: '{{renewalCoupon}}',
      what: 'coupon for you, no minimum spend',
      when: 'arrives the day your friend pays for the first month',
      friend: 'Your friend gets the new-user gift, as every new account does.',
    },
    fair: {
      title: 'Before you invite',
      items: [
        'Invite people who run shops or are about to.',
        'Don’t post your referral ID to strangers; coupons from bulk sign-ups are taken back.',
      ],
    },
  },
} as const satisfies TwinOf<'promotions'>;
