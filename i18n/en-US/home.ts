import type { home as original } from '../zh-CN/home.ts';
import type { Twin } from '../twin.ts';

export const home = {
  meta: {
    title: 'Multi-store browser with a fixed IP per shop',
    description:
      'Run every marketplace shop in its own browser profile with its own fixed IP. Autofill, team roles and logs. For Windows, macOS, Linux and Android.',
  },
  hero: {
    motto: 'Every shop its own berth',
    title: ['A separate profile and IP', 'for every shop'],
    lead: 'Run each marketplace account in its own isolated browser profile with its own fixed IP. Your team signs in without sharing passwords, and every sign-in and device change is logged.',
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
    served: 'shops run in {{brandShort}}',
  },
  quay: {
    legend: 'Sample data: choose a shop to see its profile and IP',
    sample: 'Sample data',
    profile: 'Profile',
    own: 'Used only for {{code}}',
    ip: 'Fixed IP',
    timeZone: 'Time zone',
    language: 'Language',
  },
  linked: {
    title: 'Will my shops be linked?',
    lead: 'Marketplaces compare where accounts sign in from. {{brand}} separates the four signals below. Business licenses, payout accounts and addresses are still yours to separate.',
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
    title: 'Get a warning when a device changes',
    lead: 'When a shop’s device or sign-in details change, you’re warned before it opens. The log shows who did what, and when.',
    log: [
      { at: '09:02', text: 'Lin (employee) opened US-0427 on the usual computer', tone: 'ok' },
      { at: '11:47', text: 'Chen (manager) assigned DE-0118 to Lin', tone: 'ok' },
      { at: '14:31', text: 'DE-0118: sign-in from a new device; owner alerted', tone: 'warn' },
      { at: '14:33', text: 'Owner blocked the device; the shop stayed closed', tone: 'danger' },
    ],
    caption: 'Sample log',
  },
  daily: {
    title: 'Less time on sign-ins and slow pages',
    fill: {
      title: 'Autofill for shop sign-ins',
      text: 'Shop credentials are stored encrypted and filled in on the sign-in page. You can hand over a shop without handing over its password.',
      account: 'Shop account',
      password: 'Password',
    },
    speed: {
      title: 'Faster seller dashboards',
      text: 'Built-in acceleration routes shorten the way to seller dashboards abroad; your gain depends on your network. Run the speed test and pick the fastest route.',
      claim: 'Opens shops up to 50% faster than a direct connection ({{measured}}).',
      lines: ['Los Angeles', 'Frankfurt', 'Tokyo'],
    },
    phone: {
      title: 'Check on your shops from your phone',
      text: 'The Android app shows shop status and risk warnings, and lets you revoke access right away.',
    },
  },
  editions: {
    title: 'Choose your edition',
    lead: 'Professional and the VPS edition use the same account, so you can switch later.',
    items: [
      {
        name: 'Professional',
        who: 'For teams that run shops every day',
        text: 'The full client on your own computers. Its current client, V6, runs on Windows, macOS and Linux; older computers use 5.x.',
        link: 'Download Professional',
      },
      {
        name: 'VPS edition',
        who: 'For shops that stay on a Windows VPS',
        text: 'A lightweight client for Windows Server 2019. It opens only the shops bound to that VPS.',
        link: 'Compare with Professional',
      },
      {
        name: 'Private deployment',
        who: 'For companies that must keep data on their own servers',
        text: '{{brand}} hosted by you, from 2 cores, 16 GB of memory and 300 GB of disk.',
        link: 'About private deployment',
      },
    ],
  },
  hot: {
    title: 'Add-ons for growing teams',
    items: [
      {
        name: 'RPA automation',
        text: 'Set up repeated tasks once, such as exporting reports or filling in tracking numbers, and let RPA run them.',
      },
      {
        name: 'Seller assistant',
        text: 'See a product’s sales trend while you look at its page.',
      },
      {
        name: 'Plugins and applications',
        text: 'Install a plugin once and use it in every profile.',
      },
    ],
    open: 'Open',
  },
  offer: {
    title: 'Sign up free, pay when you’re ready',
    lead: 'You don’t need a card to sign up. Prices are in Chinese yuan (CNY).',
    amount: '{{newUserCoupon}}',
    unit: 'CNY',
    coupon: 'coupon, no minimum spend',
    pack: 'coupon pack',
    half: 'Half price in the first month for new users',
    more: 'Plus CNY {{amount}} through your partner’s link',
    morePack: 'Plus a CNY {{amount}} coupon pack through your partner’s link',
    sample: 'Added to your account when you sign up',
    cta: 'Sign up and claim the coupon',
  },
  world: {
    title: 'Works with the marketplaces you sell on',
    labels: { platforms: 'marketplaces', countries: 'countries and regions', sellers: 'sellers' },
    figures: { platforms: '50+', countries: '20+', sellers: '1.9 million' },
    source: 'Company figures, as of 2026: what they count',
  },
  last: {
    title: 'Set up your first shop',
    text: 'Download, sign up and add a shop. The quick start takes you through it in seven steps.',
    download: 'Download the client',
    guide: 'See the quick start',
  },
} as const satisfies Twin<typeof original>;
