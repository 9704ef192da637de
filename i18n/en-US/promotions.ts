import type { promotions as original } from '../zh-CN/promotions.ts';
import type { Twin } from '../twin.ts';

export const promotions = {
  meta: {
    title: 'Promotions: running, upcoming and past',
    description:
      'All promotions of {{brand}}, sorted by their dates into running, upcoming and ended, each with its period, steps and terms. New users pay half in the first month and get 38 yuan off.',
  },
  title: 'What you can use today',
  lead: 'Dates decide what runs and what is over. Ended promotions stay here too, so that their terms can be looked up.',
  running: 'Running',
  upcoming: 'Upcoming',
  ended: 'Past',
  noneRunning: 'Nothing is running at the moment. The offer for new users always stands.',
  noneUpcoming: 'Nothing is planned yet.',
  open: 'See the promotion',
  archive: 'Past promotions, kept with their terms',
  state: { upcoming: 'Upcoming', running: 'Running', ended: 'Ended' },
  countdown: {
    upcoming: 'Starts in',
    running: 'Ends in',
    ended: 'This promotion has ended; the page is an archive.',
    days: 'd',
    hours: 'h',
    minutes: 'min',
    seconds: 's',
    beijing: 'All times are Beijing time',
  },
  wait: 'See what is running now',
  how: 'How to take part',
  terms: 'Terms',
  endedNote:
    'This promotion has ended and cannot be joined. Its terms remain for sellers who took part at the time.',
  others: {
    title: 'See what you can use today',
    text: 'Running promotions are sorted by their end; the offer for new users always stands.',
  },
  unit: 'yuan',
  recharge: {
    ledger: {
      title: 'One top-up, four entries',
      note: 'An example with a renewal for one month; it leaves plan prices out.',
      rows: [
        { at: 'Top-up', what: 'by AliPay or WeChat Pay', result: 'balance grows' },
        {
          at: 'Renewal',
          what: 'a plan for a month or longer, from the balance',
          result: 'validity extended',
        },
        { at: 'Coupon', what: 'arrives on the day of the renewal', result: '76 yuan, no threshold' },
        { at: 'Next payment', what: 'coupon first, balance second', result: '76 yuan less' },
      ],
    },
    pay: {
      title: 'Top up inside the client',
      text: 'The client handles the payment. Open it on a computer, come to this page, and AliPay and WeChat Pay appear here. In an ordinary browser this page only explains and takes no money. Credit cards are paid in the client as well; this page never asks for a card number.',
      action: 'Get the client first',
      order: {
        amount: 'Amount (CNY)',
        gift: 'with a renewal: {{coupon}} yuan coupon',
        connecting: 'Connecting to the client',
        failed: 'The client does not answer. Start it, then try again.',
        retry: 'Connect again',
        workbench: 'See in the workbench what is wrong',
        guest: 'You use the client as a guest, and guests cannot pay. Sign in first, then come back.',
        signIn: 'Sign in at the client',
        asked:
          'Order {{id}} over {{amount}} yuan was begun, but no code came. Ask for its code again: it keeps its number, and no second order is made.',
        resume: 'Show the code of this order',
        check: 'Paid already? Ask the client',
        over: 'Begin another order',
        warn: 'Only if you have not paid this one.',
        arrived:
          'Balance and coupons are what your account in the client says. If it takes long, tell support the order number.',
      },
    },
  },
  midYear: {
    title: 'What we wrote that year',
    text: '“Before the season, put your shops apart.” In the 618 of 2021 new users paid half in the first month and got a coupon of 38 yuan. Both later became the standing offer for new users. Register today and you have them still.',
    then: 'June 2021',
    now: 'Today',
    rows: [
      { name: 'Half price, first month', then: 'for the period', now: 'standing' },
      { name: 'Coupon of 38 yuan', then: 'for the period', now: 'standing' },
      { name: 'Clients', then: 'professional', now: 'V6, professional, VPS, Android' },
    ],
  },
  doubleEleven: {
    title: 'The four figures of that page',
    note: 'Company figures of 2024. A “+” means at least.',
    season: {
      title: 'Keeping watch this season',
      text: 'Freeze changes two weeks ahead, settle the rota one week ahead, ten minutes of checks the day before. The list is kept up to date.',
      action: 'The Double 11 check-up',
    },
  },
  midAutumn: {
    poem: ['The moon grows full over the sea;', 'far apart we share this hour.'],
    credit: 'Zhang Jiuling, Tang dynasty',
    title: 'On holiday, and the shops are looked after',
    rows: [
      { at: 'Support', what: 'every day from 9:00 to 22:00 Beijing time, holidays included' },
      { at: 'Rota', what: 'login hours open on duty days and close by themselves afterwards' },
      { at: 'Phone', what: 'the Android app receives warnings and withdraws access, no office needed' },
    ],
    detail: 'What is in the pack and how it is used',
  },
  midDetail: {
    meta: {
      title: 'The Mid-Autumn pack: how 101 yuan are used',
      description:
        'What the coupon pack of Mid-Autumn 2026 consists of, in which order coupons apply, and common questions: one coupon per payment, earliest expiry first, no splitting and no transfer.',
    },
    title: '101 yuan, one coupon at a time',
    lead: 'The pack is several coupons, not one of 101 yuan. Each payment takes one, the earliest to expire first.',
    order: {
      title: 'In which order a payment is reckoned',
      steps: [
        'The price of the plan',
        'Half off, if it is a new user’s first month',
        'One coupon off',
        'The rest from the balance or paid',
      ],
    },
    questions: {
      title: 'Three common questions',
      items: [
        {
          q: 'Why do I see several coupons?',
          a: 'A discount of 101 yuan is given as a pack of several coupons; any other amount is a single no-threshold coupon.',
        },
        {
          q: 'Does it go with the offer for new users?',
          a: 'Yes. The coupon of 38 yuan and those of the pack are kept apart; each payment takes one of them.',
        },
        {
          q: 'What if one expires unused?',
          a: 'It lapses and is not replaced. Your account reminds you beforehand.',
        },
      ],
    },
    back: 'Back to the Mid-Autumn promotion',
  },
  cooperation: {
    link: {
      title: 'One code that travels with the installer',
      text: 'A customer who downloads through your link gets an installer with your code in its name. When they register, the pack goes to their account and the result to yours.',
      file: 'BerthBrowser-Setup_YOURCODE.exe',
      kept: 'The code stays in the customer’s browser for 7 days',
    },
    who: {
      title: 'Who it suits',
      rows: [
        {
          name: 'Agencies and service providers',
          text: 'You look after clients’ shops; one tool for both sides makes handovers clear.',
        },
        { name: 'Trainers and communities', text: 'Your students keep shops apart from the first day.' },
        {
          name: 'Freight, ERP, payments',
          text: 'A customer who opens a new shop needs a new environment just then.',
        },
      ],
    },
  },
  inviteRefund: {
    kit: { title: 'Your link and its QR code', text: 'Made in this page from your code; nothing is sent.' },
    both: {
      friend: {
        who: 'Your friend',
        amount: '½',
        what: 'half price in the first month',
        when: 'enters your ID when registering',
      },
      you: {
        who: 'You',
        amount: '76',
        what: 'a no-threshold coupon',
        when: 'arrives the day they pay their first month',
      },
    },
    fair: {
      title: 'Think first, then invite',
      items: [
        'They do run shops, or are about to.',
        'You are willing to answer their first question.',
        'Do not post your ID among strangers; coupons from bulk registrations are taken back.',
      ],
    },
  },
} as const satisfies Twin<typeof original>;
