import type { TwinOf } from '../twin.ts';

export const download = {
  meta: {
    name: 'Download',
    title: 'Download for Windows, Mac, Linux, Android',
    description:
      'Get {{brand}} for Windows, macOS (Apple silicon and Intel), Linux and Android. Versions, system requirements and SHA-256 checksums for every file.',
  },
  title: 'Download {{brand}}',
  ios: {
    title: 'The client runs on a computer',
    text: 'There is no client for iPhone or iPad. Send the link to your computer, or try it online first.',
  },
  steps: {
    windows: [
      'Open your Downloads folder and double-click the installer.',
      'If Windows says it “protected your PC”, compare the checksum first. If it matches, choose More info → Run anyway.',
      'Follow the steps, open the client, and sign in or sign up.',
    ],
    mac: [
      'Double-click the installer and drag the icon into Applications.',
      'If macOS blocks the first start, compare the checksum. If it matches, go to System Settings → Privacy & Security and choose Open Anyway.',
      'Open the client, and sign in or sign up.',
    ],
    linux: [
      'Compare the checksum: open a terminal in your download folder, run sha256sum {{file}}, and go on only if it matches the published one.',
      'Run sudo apt install ./{{file}}',
      'Open the client from the application menu, and sign in or sign up.',
    ],
    android: [
      'Open the downloaded APK. When asked, allow your browser to install unknown apps.',
      'Open the app, and sign in or sign up. You can turn that permission off afterwards.',
    ],
  },
  next: {
    register: 'No account yet? Sign up free',
    quickStart: 'Quick start',
  },
  builds: {
    title: 'All installers',
    lead: 'V6 is the current client. Professional 5.x supports older Windows and macOS versions. The VPS edition opens only the shops bound to that VPS.',
    androidQr: 'Scan with your phone',
    androidQrText:
      'The code opens this page on your phone, where you can download the app. In WeChat, choose “Open in browser”.',
    qrLabel: 'QR code of the Android download page',
    more: {
      list: 'All versions',
      history: 'Previous versions',
      contrast: 'Compare Professional and VPS',
      v6: 'About V6',
    },
  },
} as const satisfies TwinOf<'download'>;

export const downloadList = {
  meta: {
    name: 'All versions',
    title: 'All versions',
    description:
      'Every release of {{brand}} in one table. Filter by edition, system and status, compare two versions, and copy SHA-256 checksums.',
  },
  lead: 'One row for each installer, including those to be released. Use the latest version unless you need to roll back.',
  filters: {
    line: 'Edition',
    system: 'System',
    status: 'Status',
    all: 'All',
    size: 'Per page',
    total: '{{count}} installers',
    open: 'Filters',
    openMade_one: 'Filters ({{count}} set)',
    openMade_other: 'Filters ({{count}} set)',
    none: 'No versions match these filters',
    noneText: 'Together they leave no installer. Drop one of them and look again.',
    reset: 'Clear filters',
  },
  sort: { date: 'Sort by release date', version: 'Sort by version', size: 'Sort by size' },
  pages: { label: 'Pages', previous: 'Previous', next: 'Next', where: 'Page {{page}} of {{pages}}' },
  put: { text: 'Compare', of: 'Compare {{version}}' },
  compare: {
    title: 'Compare two versions',
    first: 'First version',
    second: 'Second version',
    builds: 'Systems and sizes',
    apart: 'Released {{days}} days apart.',
    notes: 'Release notes',
    notesOf: 'What {{version}} changed',
    changes: 'See what changed in the changelog',
    choose: 'Choose a version',
  },
} as const satisfies TwinOf<'downloadList'>;

export const downloadHistory = {
  meta: {
    name: 'Previous versions',
    title: 'Previous versions',
    description:
      'Download previous versions of the {{brand}} V6 client, Professional 5.x, VPS edition and Android app, with date, size, requirements and checksum.',
  },
  lead: 'Previous versions no longer get security fixes. Use one only if the latest version won’t install or you need to roll back, then update as soon as you can.',
  jump: 'Jump to',
  empty: 'No historical version available',
  current: 'The latest is {{version}}',
  get: 'Get the latest',
} as const satisfies TwinOf<'downloadHistory'>;

export const downloadContrast = {
  meta: {
    name: 'Compare editions',
    title: 'Professional vs. VPS edition',
    description:
      'How the Professional and VPS editions of {{brand}} differ: where they run, which shops they open, requirements, current versions and downloads.',
  },
  title: ['Professional', 'or VPS edition?'],
  lead: 'Use Professional on your own computers: V6 on current systems, 5.x on older ones. Use the VPS edition for shops that must stay on a Windows VPS.',
  columns: { professional: 'Professional (V6)', vps: 'VPS edition' },
  older: 'On older systems: 5.x',
  caption: 'The two editions, point by point',
  rows: {
    place: {
      name: 'Where it runs',
      professional: 'On your own or your staff’s computers',
      vps: 'On a rented Windows VPS',
    },
    shops: {
      name: 'Which shops it opens',
      professional: 'Every shop you have access to',
      vps: 'Only the shops bound to that VPS, which share its address',
    },
    kind: {
      name: 'What it is',
      professional: 'The full desktop client',
      vps: 'A lightweight client ({{brandLite}}) that only opens shops',
    },
    who: {
      name: 'Who it suits',
      professional: 'Teams with many shops, on their own computers',
      vps: 'Sellers whose shops are already bound to a VPS',
    },
    requirement: 'System requirements',
    version: 'Current version',
    installers: 'Installers',
  },
  inUpgrade: '5.x for Linux is being upgraded',
  v6: 'About V6',
  more: 'All installers and checksums',
  next: {
    title: 'Not sure? Start with V6',
    text: 'If your system is older, take Professional 5.x. You can switch at any time: your account, members, permissions and logs stay the same.',
    action: 'Go to downloads',
  },
} as const satisfies TwinOf<'downloadContrast'>;
