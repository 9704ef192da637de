import type { TwinOf } from '../twin.ts';

export const security = {
  meta: {
    name: 'Security and trust',
    title: 'Security: what we isolate, send and log',
    description:
      'What {{brand}} isolates, what the client sends, where data is kept, what each role can do, how to verify installer and site, and how to report a bug.',
  },
  title: 'Seven questions to ask before you trust a tool with your shops',
  lead: 'Don’t take our word for it. Each answer says what we do, what we don’t, and how you can check.',
  questions: 'Seven questions',
  isolation: {
    title: 'What exactly is isolated?',
    lead: 'Each shop has its own profile. Everything below is stored separately, and one open shop can’t read another.',
    ours: 'Separated by {{brand}}',
    layers: [
      { name: 'Cookies and sign-in state', text: 'stored separately for each shop' },
      { name: 'Cache and local storage', text: 'clearing one shop leaves the others alone' },
      { name: 'Browser fingerprint', text: 'different for each shop, the same each time you open it' },
      { name: 'Time zone and language', text: 'match the shop’s location' },
      { name: 'Public IP', text: 'assigned to one shop, not shared (except on a VPS)' },
    ],
    yours: 'Yours to separate',
    limits: [
      'business license and legal representative',
      'payout accounts',
      'shipping and return addresses',
      'pictures, descriptions and products',
      'listing and repricing habits',
    ],
    both: 'Marketplaces look at both.',
    honest:
      'That’s why we don’t promise that shops can never be linked, and why you shouldn’t believe anyone who does.',
    more: 'What websites can read, point by point',
  },
  flow: {
    title: 'What does the client send, and where?',
    lead: 'Three connections, and what travels over each.',
    computer: 'Your computer',
    page: 'Workbench in the page',
    client: 'Client',
    shops: 'Shop profiles',
    loopback: 'On this computer only (127.0.0.1), encrypted; the session secret never leaves it',
    servers: 'Our servers',
    marketplace: 'The shop’s marketplace',
    sends: 'Sent',
    sent: [
      'account and team, roles and permissions',
      'names and settings of shops and profiles, favorites, and fixed-IP bindings',
      'shop credentials you choose to save, encrypted, so a team can use them without seeing them',
      'sign-in and activity log entries',
      'machine identifier and client version',
    ],
    never: 'Never sent',
    unsent: ['the content of shop pages', 'what you type', 'screenshots', 'browsing outside your shops'],
    direct:
      'Page content is encrypted with HTTPS and goes from the shop’s profile through its fixed IP to the marketplace. We neither decrypt nor keep it.',
    site: 'This website: no third-party scripts by default and no advertising trackers. Usage statistics run only after you agree, and never if your browser sends Global Privacy Control.',
    more: 'The full list: Privacy Policy, section 4',
  },
  data: {
    title: 'Where is data kept, and for how long?',
    lead: 'Our servers are in China. If you use IPs in other countries, network traffic passes through those countries; your account data stays in China either way.',
    caption: 'Where each kind of data is kept, and for how long',
    corner: 'Data',
    columns: ['Where', 'How long'],
    rows: [
      {
        name: 'Cookies, cache and sign-in state',
        cells: [
          'only on the computer where the shop was opened; not uploaded, not synchronized',
          'until you clear them or delete the profile',
        ],
      },
      {
        name: 'Content of shop pages',
        cells: ['with the marketplace; we neither read nor keep it', 'as the marketplace decides'],
      },
      {
        name: 'Account, team, roles and permissions',
        cells: [
          'our servers',
          'while the account exists; deleted within {{closingWorkingDays}} working days of closing',
        ],
      },
      {
        name: 'Names and settings of shops and profiles, favorites, fixed-IP bindings',
        cells: [
          'our servers',
          'at least {{profileKeepDays}} days after a plan ends, then deleted; within {{closingWorkingDays}} working days of closing the account',
        ],
      },
      {
        name: 'Shop credentials you choose to save',
        cells: [
          'our servers, encrypted',
          'at least {{profileKeepDays}} days after a plan ends, then deleted; within {{closingWorkingDays}} working days of closing the account; at once when you remove them or delete the shop',
        ],
      },
      {
        name: 'Sign-in and activity logs',
        cells: [
          'our servers',
          'at least 6 months, as the law requires, and 24 months at most; 6 months after the account is closed',
        ],
      },
      {
        name: 'Card number and payment password',
        cells: ['the payment institution; we never see them', 'we don’t keep them'],
      },
    ],
    private: 'If data has to stay on your company’s servers, choose private deployment.',
    privateLink: 'About private deployment',
    more: 'All periods: Privacy Policy, section 11',
  },
  roles: {
    title: 'Who on the team can do what?',
    lead: 'Nobody can grant more access than they have. Employees open a shop without being given its password. Only the owner can pay and close the account. {{deviceRule}}',
  },
  official: {
    title: 'Is this the official site?',
    lead: 'Fake sites are often one letter away. Before you sign in, pay or download, check the address bar: it must show https and exactly one of these hosts.',
    never: 'We never ask for passwords or codes, whether by phone, by text or in any other message.',
  },
  verify: {
    title: 'Is this installer genuine?',
    lead: 'The download page shows a SHA-256 checksum for every installer, and can check the file for you. By hand it takes three steps and a minute.',
    steps: [
      'Download it from our download page, not from a forwarded link.',
      'Compute its SHA-256 with a built-in command.',
      'Compare it with the checksum on the download page. Install only if they match exactly; capital letters don’t matter.',
    ],
    promoter:
      'A Windows installer from a partner’s link has the partner code in its file name. Contents and checksum are the same.',
    link: 'Check it on the download page',
  },
  report: {
    title: 'Found a security problem?',
    lead: 'Email us: where it is, how to reproduce it and who is affected, with screenshots or requests. Please leave other people’s accounts and data alone, and don’t publish it before it is fixed.',
    promise:
      'We confirm receipt within one working day, tell you our assessment, and let you know when it is fixed. We won’t take action against good-faith reports that follow these rules.',
    file: 'Machine-readable contact: security.txt',
    mail: 'Email {{securityEmail}}',
  },
} as const satisfies TwinOf<'security'>;
