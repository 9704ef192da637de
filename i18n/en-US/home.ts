import type { home as original } from '../zh-CN/home.ts';
import type { Twin } from '../twin.ts';

export const home = {
  meta: {
    title: 'The multi-store browser with a profile and a fixed IP for each shop',
    description:
      '{{brand}} gives each shop an isolated profile and a fixed IP, fills in its credentials, grades access for boss, manager and employee, and logs every sign-in. Windows, macOS, Linux and Android. Free to sign up.',
  },
  hero: {
    title: ['Every shop', 'its own berth'],
    lead: 'One isolated profile and one fixed IP for each shop. Your shops never meet, your team still works together, and every change of hands or device is on record.',
    download: 'Download the client',
    downloadFor: 'Download for {{system}}',
    downloadElsewhere: 'Get it on your computer',
    register: 'Sign up free',
    trial: 'Try it online first',
    served: 'shops berthed here',
  },
  quay: {
    legend: 'Sample shops: choose a berth to see its profile and IP',
    sample: 'Sample data',
    profile: 'Profile',
    own: '{{code}} only',
    ip: 'Fixed IP',
    timeZone: 'Time zone',
    language: 'Language',
  },
  linked: {
    title: 'Will my shops be linked?',
    lead: 'A marketplace looks for shops that sign in from one computer and one network. Keep these four things apart, and that line is gone; licences and payout accounts are still yours to keep apart.',
    ordinary: 'Three shops in an ordinary browser',
    ours: 'Three shops in {{brand}}',
    rows: [
      { name: 'Cookies and cache', shared: 'one jar', own: ['its own', 'its own', 'its own'] },
      { name: 'Device traits', shared: 'one computer', own: ['profile A', 'profile B', 'profile C'] },
      { name: 'Exit IP', shared: '192.0.2.10', own: ['203.0.113.7', '198.51.100.23', '192.0.2.88'] },
      { name: 'Time zone, language', shared: 'Beijing · Chinese', own: ['Los Angeles', 'Berlin', 'Tokyo'] },
    ],
    ordinaryResult: 'Three shops that look like one person',
    oursResult: 'Three shops, three computers, three addresses',
    more: 'How the isolation works',
  },
  roles: {
    title: 'Who on my team can do what?',
    lead: 'Three graded roles, granted from the top down. Staff open a shop and get to work without ever seeing its password.',
    steps: [
      {
        name: 'Boss',
        can: 'Sees every shop, bill and log. Grants shops and devices to anyone, and takes them back at any time.',
      },
      {
        name: 'Manager',
        can: 'Runs the shops and people in their charge: assigns shops, reads their sign-ins and operations.',
      },
      {
        name: 'Employee',
        can: 'Opens only the shops they were given, on allowed devices, at allowed hours.',
      },
    ],
    more: 'The full table of rights',
  },
  change: {
    title: 'What happens when a device changes?',
    lead: 'A new computer or a changed login is how trouble starts. You are warned the moment it appears, and who did what, and when, is written down line by line.',
    log: [
      { at: '09:02', text: 'Lin (employee) opened US-0427 on the usual computer', tone: 'ok' },
      { at: '11:47', text: 'Chen (manager) granted DE-0118 to Lin', tone: 'ok' },
      { at: '14:31', text: 'DE-0118: sign-in from a new device, boss alerted', tone: 'warn' },
      { at: '14:33', text: 'Boss refused the device, shop stayed closed', tone: 'danger' },
    ],
    caption: 'Sample log',
  },
  daily: {
    title: 'Open it and get to work',
    fill: {
      title: 'Sign-ins fill themselves',
      text: 'Shop accounts and passwords are kept encrypted and filled in on the login page. Handing a shop over does not mean handing over its password.',
      account: 'Shop account',
      password: 'Password',
    },
    speed: {
      title: 'Overseas sites, faster',
      text: 'Built-in overseas lines open shops 50% faster. Run the test and take the quickest.',
      lines: ['Los Angeles', 'Frankfurt', 'Tokyo'],
    },
    phone: {
      title: 'An eye on the shops, on the road',
      text: 'The Android app comes along: check on your shops, get risk warnings.',
    },
  },
  editions: {
    title: 'What does it run on?',
    lead: 'Start with the edition that fits. You can change later.',
    items: [
      {
        name: 'Professional',
        who: 'Teams at work every day',
        text: 'On your own computer, with everything. Windows and macOS; the Linux build is being upgraded.',
        link: 'Download Professional',
      },
      {
        name: 'VPS',
        who: 'Sellers who work on remote servers',
        text: 'The pure edition, on a VPS with Windows Server 2019. It opens only the shops bound to that VPS.',
        link: 'Compare with Professional',
      },
      {
        name: 'Private deployment',
        who: 'Companies whose data stays in their own racks',
        text: 'The whole system on your servers, from 2 cores, 16 GB of memory and 300 GB of disk.',
        link: 'About private deployment',
      },
    ],
  },
  hot: {
    title: 'What sellers add first as they grow',
    items: [
      {
        name: 'RPA automation',
        text: 'Listing, repricing, answering reviews: record the clicks once and let it repeat them.',
      },
      {
        name: 'Seller assistant',
        text: 'See the sales trend on the product page you are looking at.',
      },
      {
        name: 'Plug-ins and applications',
        text: 'Install once for every profile, so that staff need not go looking.',
      },
    ],
    open: 'Open',
  },
  offer: {
    title: 'Try first, decide later',
    lead: 'Signing up is free. No card needed.',
    amount: '38',
    unit: 'yuan',
    coupon: 'no-threshold coupon',
    pack: 'coupon pack',
    half: 'Half price on the first month for new users',
    more: 'Another {{amount}} yuan by your partner’s link',
    morePack: 'A {{amount}} yuan pack by your partner’s link',
    sample: 'Added when you sign up',
    cta: 'Sign up and take the gift',
  },
  world: {
    title: 'Wherever you sell, there is a berth',
    labels: { platforms: 'marketplaces', countries: 'countries and regions', sellers: 'sellers' },
    figures: { platforms: '50+', countries: '20+', sellers: '1.9 million' },
    notice: 'Sample notices',
    notices: [
      '1 min ago · Shenzhen · L** signed up',
      '2 min ago · Yiwu · C** signed up',
      '5 min ago · Hangzhou · W** signed up',
      '8 min ago · Guangzhou · H** signed up',
    ],
  },
  last: {
    title: 'Give your first shop its berth',
    text: 'Download, sign up, add a shop: follow the quick start and your first isolated shop is open.',
    download: 'Download the client',
    guide: 'See the quick start',
  },
} as const satisfies Twin<typeof original>;
