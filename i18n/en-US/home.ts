import type { TwinOf } from '../twin.ts';

export const home = {
  meta: {
    name: 'Home',
    title: 'Multi-store browser with a fixed IP per shop',
    description:
      'Run every marketplace shop in its own browser profile with its own fixed IP. Autofill, team roles and logs. For Windows, macOS, Linux and Android.',
  },
  hero: {
    motto: 'Every shop its own berth',
    title: ['A separate profile and IP', 'for every shop'],
    lead: 'Run each marketplace account in its own isolated browser profile with its own fixed IP. Your team signs in without sharing passwords, and every sign-in is logged.',
    download: 'Download the client',
    downloadFor: {
      windows: 'Download for Windows',
      mac: 'Download for macOS',
      linux: 'Download for Linux',
      android: 'Download for Android',
    },
    downloadElsewhere: 'Get it on your computer',
    register: 'Sign up free',
    trial: 'Try it online first',
  },
  desk: {
    legend: 'One computer, three shops: choose one to see its profile and IP',
    cities: ['Los Angeles', 'Berlin', 'Tokyo'],
    ip: 'Fixed IP {{ip}}',
    own: 'Own profile, {{zone}}, {{language}}; account and password filled in',
  },
  linked: {
    title: 'Will my shops be linked?',
    lead: 'Marketplaces compare what each sign-in reveals. {{brand}} keeps these four signals separate. Business licenses, payout accounts and addresses are still yours to separate.',
    ordinary: 'Three shops in an ordinary browser',
    ours: 'Three shops in {{brand}}',
    rows: [
      { name: 'Cookies and cache', shared: 'shared', own: ['its own', 'its own', 'its own'] },
      {
        name: 'Browser fingerprint',
        shared: 'one computer',
        own: ['profile A', 'profile B', 'profile C'],
      },
      { name: 'Public IP', shared: '192.0.2.10', own: ['203.0.113.7', '198.51.100.23', '192.0.2.88'] },
      {
        name: 'Time zone, language',
        shared: 'Beijing · Chinese',
        own: ['Los Angeles', 'Berlin', 'Tokyo'],
      },
    ],
    ordinaryResult: 'All three sign in from the same device and address',
    oursResult: 'Each signs in from its own profile and its own IP',
    more: 'How isolation works',
  },
  roles: {
    title: 'Who on my team can do what?',
    lead: 'There are three roles: owner, manager and employee. Staff open the shops you assign to them and sign in without being given the password.',
    steps: [
      {
        name: 'Owner',
        can: 'Sees every shop, invoice and log. Assigns shops and devices, and can revoke access at any time.',
      },
      {
        name: 'Manager',
        can: 'Runs the shops and people you assign: grants access, and reviews sign-in and activity logs.',
      },
      {
        name: 'Employee',
        can: 'Opens only the assigned shops, on approved devices, during the hours you allow.',
      },
    ],
    more: 'See all permissions',
  },
  change: {
    title: 'A new device waits for you',
    lead: 'On a device that an employee hasn’t used before, the shop stays closed until you allow it. The log shows who was in which shop, and when.',
    log: [
      { at: '09:02', text: 'Chen He (employee) opened US-0427 on the usual computer', tone: 'ok' },
      { at: '14:31', text: 'Chen He tried to open DE-0118 on a new device', tone: 'warn' },
      { at: '14:33', text: 'Lin Lan (owner) blocked the device; the shop stayed closed', tone: 'danger' },
    ],
    caption: 'Activity log',
    alert: {
      title: 'A new device wants to open DE-0118',
      who: 'Chen He (employee), 14:31, new laptop',
      allow: 'Allow',
      block: 'Block',
    },
  },
  also: { title: 'Also in the client' },
  daily: {
    fill: {
      title: 'Autofill for shop sign-ins',
      text: 'Credentials are stored encrypted and filled in. Hand over a shop without its password.',
    },
    speed: {
      title: 'Faster seller dashboards',
      text: 'Built-in acceleration routes: run the speed test and pick the fastest.',
      claim: 'Opens shops up to 50% faster than a direct connection ({{measured}}).',
    },
    phone: {
      title: 'Check on your shops from your phone',
      text: 'The Android app shows status and warnings, and revokes access.',
    },
  },
  editions: [
    {
      name: 'Professional',
      who: 'On your own computers, for teams that run shops every day.',
    },
    {
      name: 'VPS edition',
      who: 'On a VPS with Windows Server 2019, for shops that stay there.',
    },
    {
      name: 'Private deployment',
      who: 'On your own servers, for companies whose data must stay on their own network.',
    },
  ],
  hot: {
    items: [
      { name: 'RPA automation', text: 'Record a repeated task once, and let the client run it.' },
      { name: 'Seller assistant', text: 'See a product’s estimated sales trend beside its page.' },
      { name: 'Plugins and applications', text: 'Install a plugin once and use it in every profile.' },
    ],
  },
  offer: {
    title: 'Sign up free, pay when you’re ready',
    lead: 'You don’t need a card to sign up. {{planNeeded}} Prices are in Chinese yuan (CNY).',
    unit: 'CNY',
    coupon: 'coupon, no minimum spend',
    pack: 'coupon pack',
    half: 'Half price in the first month for new users',
    from: '; plans from CNY {{amount}} per shop per month',
    more: 'Plus CNY {{amount}} through your partner’s link',
    morePack: 'Plus a CNY {{amount}} coupon pack through your partner’s link',
    sample: 'Added to your account when you sign up',
    cta: 'Sign up and claim the coupon',
    download: 'Download the client',
    guide: 'Follow the quick start to your first shop',
  },
  reach: {
    title: 'Works with the marketplaces you sell on',
    served: 'shops in {{brand}}',
    labels: { platforms: 'marketplaces', countries: 'countries and regions', sellers: 'sellers' },
  },
} as const satisfies TwinOf<'home'>;
