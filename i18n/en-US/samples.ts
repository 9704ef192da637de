import type { TwinOf } from '../twin.ts';

export const samples = {
  meta: {
    title: 'What is a sample on this site',
    description:
      'This is a demo site of {{brand}}: which company data, prices, installers, apps and texts are samples, and what you can really use.',
  },
  title: ['A demo site:', 'what is a sample'],
  lead: 'The site works; the company behind it is made up. Once an operator has put in their own data, this page and the line at the foot of each page disappear.',
  list: 'Still samples',
  kinds: {
    company: {
      name: 'Company data',
      text: 'The company, its phone numbers, QQ, WeChat codes, mailboxes and figures belong to nobody real. Please don’t call or add them. Filings, address and registration number aren’t set, so they aren’t shown.',
    },
    services: {
      name: 'Web addresses',
      text: 'The addresses of the official site, the trial and other services belong to nobody and don’t open.',
    },
    prices: {
      name: 'Prices',
      text: 'Amounts for plans, seats and fixed IPs only show how a total is worked out. They aren’t an offer.',
    },
    installers: {
      name: 'Installers',
      text: 'Downloads are placeholder files without a program. They can’t be installed; the checksums are the true ones of these files.',
    },
    apps: {
      name: 'Apps and plugins',
      text: 'The apps in the app market, with their makers, versions and numbers of installations, are made up. They can’t be installed.',
    },
    partners: {
      name: 'Partner codes',
      text: 'Partner codes, partners and the coupons of each are made up. No commission is paid.',
    },
    content: {
      name: 'Articles and promotions',
      text: 'News, example setups, release notes, promotions, press texts and notices were written for the demo. Links to outside sources are real.',
    },
    speed: {
      name: 'The speed figure',
      text: 'Nothing was measured for the figure on the home page or the method beside it.',
    },
    films: {
      name: 'Video guides',
      text: 'Some films were recorded with an earlier version, and words in them differ from today’s pages.',
    },
  },
  works: {
    title: 'What you can really use',
    items: [
      {
        name: 'Trial and demo',
        text: 'The online trial and the demo of the workbench run in the page. Nothing is installed, and closing the page clears it.',
      },
      {
        name: 'Checks',
        text: 'The device check and the installer check run on your computer and upload nothing.',
      },
      {
        name: 'Sign-up, messages and applications',
        text: 'They go to this site’s own server. Nobody answers, so please don’t enter real personal data.',
      },
    ],
  },
} as const satisfies TwinOf<'samples'>;
