import type { security as original } from '../zh-CN/security.ts';
import type { Twin } from '../twin.ts';

export const security = {
  meta: {
    title: 'Security and trust',
    description:
      'How isolation works, what the client sends and what it does not, what each role may do, how to recognise the official site, verify an installer and report a vulnerability.',
  },
  title: 'Six questions to ask before you hand your shops to a tool',
  lead: 'We do not ask for your trust, we ask you to check. Each answer says what is done, what is not, and where you can see for yourself.',
  questions: 'Six questions',
  isolation: {
    title: 'What exactly is kept apart?',
    lead: 'One environment for each shop. Each of these exists once per shop, and while one is open, nothing of the others is in the room.',
    ours: 'Kept apart by {{brand}}',
    layers: [
      { name: 'Cookies and sign-in state', text: 'stored apart, unreadable to each other' },
      { name: 'Cache and local storage', text: 'clearing one shop leaves the rest alone' },
      { name: 'Browser characteristics', text: 'fixed, the same every time' },
      { name: 'Time zone and language', text: 'those of the place the shop is in' },
      { name: 'Outgoing IP', text: 'bound to one shop, shared with none' },
    ],
    yours: 'Yours to keep apart',
    limits: [
      'business licence and legal representative',
      'payout accounts',
      'shipping and return addresses',
      'pictures, copy and products',
      'habits of listing and repricing',
    ],
    honest:
      'Marketplaces look at both. So we do not say that shops can never be linked, and advise you not to believe anyone who does.',
  },
  flow: {
    title: 'What does the client send, and where?',
    lead: 'Three lines, each with its own way.',
    computer: 'Your computer',
    page: 'Workbench in the page',
    client: 'Client',
    shops: 'Shop environments',
    loopback: 'On this computer only: 127.0.0.1, encrypted, and the session secret never leaves it',
    servers: 'Our servers',
    marketplace: 'The shop’s marketplace',
    sends: 'Sent',
    sent: [
      'sign-in name and the result of signing in',
      'machine identifier, client version',
      'numbers and states of environments and lines',
      'operation logs that the boss has set up',
      'counts of functions used',
    ],
    never: 'Never sent',
    unsent: [
      'the content of shop pages',
      'what you type',
      'pictures of your screen',
      'browsing that is not about your shops',
    ],
    direct:
      'Page content goes from the shop’s environment through its fixed IP straight to the marketplace. Our servers do not read it.',
    site: 'This website itself: no third-party scripts by default, no advertising trackers; statistics of use only after you agree, and never if your browser sends Global Privacy Control.',
    more: 'The full list: Privacy Agreement, section 4',
  },
  roles: {
    title: 'Who on the team may do what?',
    lead: 'Rights are handed down, and only ever get narrower. An employee opens a shop without knowing its password; paying and closing the account are the boss’s alone.',
  },
  official: {
    title: 'Is this the official site?',
    lead: 'Imitations are often one letter away. Before you sign in, pay or download, look at the address bar: the host is exactly one of these, with https in front.',
    never: 'We never ask for passwords or codes, be it by phone, by text or in any other message.',
  },
  verify: {
    title: 'Is this installer genuine?',
    lead: 'The download page shows a SHA-256 beside every installer. Three steps, one minute.',
    steps: [
      'Take it from the download page, not from somebody who forwards it.',
      'Work out its SHA-256 with a command your system already has.',
      'Compare it with the download page, character by character. Install only if they are the same.',
    ],
    file: 'installer',
    promoter:
      'A Windows installer from a promoter’s link has the promoter’s code in its file name; content and value are unchanged.',
    link: 'Compare on the download page',
  },
  report: {
    title: 'Found a security problem?',
    lead: 'Write to us: where it is, how to reproduce it, whom it affects, with screenshots or requests. Please leave other people’s accounts and data alone, and do not publish it before it is fixed.',
    promise:
      'We confirm that it arrived, say what we make of it, and tell you when it is fixed. Nobody who reports in good faith and in this way has anything to fear from us.',
    file: 'Contact for machines: security.txt',
    mail: 'Write to {{securityEmail}}',
  },
} as const satisfies Twin<typeof original>;
