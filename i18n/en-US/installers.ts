import type { installers as original } from '../zh-CN/installers.ts';
import type { Twin } from '../twin.ts';

export const installers = {
  hero: {
    legend: 'Where will it run?',
    choices: {
      windows: 'Windows',
      'mac-apple': 'Mac, Apple silicon',
      'mac-intel': 'Mac, Intel',
      linux: 'Linux',
      android: 'Android phone',
      ios: 'iPhone, iPad',
    },
    button: 'Download for {{system}}',
    otherMac: 'The other chip: {{system}}',
    windowsOther: '32-bit, or Windows 7 to 8.1: get the Professional edition',
    macOther: 'macOS 10.13 or 10.14: get the Professional edition',
    allBuilds: 'All installers and checksums',
    androidText:
      'This is the app for the phone. The desktop client is downloaded on a computer; you can send this page there.',
    trial: 'Try it online',
  },
  notes: {
    neutral: 'Not your system? Pick another one above.',
    unknown: 'We could not tell which system this is. Pick one above.',
    harmony:
      'There is no app for this HarmonyOS, which runs no Android apps. Send this page to a computer and download the client there.',
    'chat-app':
      'WeChat and QQ block installers: open the menu at the top right and choose “Open in browser”.',
    doubt:
      'What this browser says about itself does not fit the other signs, which point to {{system}}. If you are inside a fingerprint profile, pick the system this computer really runs.',
    old: 'This system is older than V6 asks for. The Professional edition runs on it, so it comes first here.',
    'too-old':
      'This system is too old for every edition. Try it online for now, and come back after an upgrade.',
    'windows-32': 'This is 32-bit Windows: take the 32-bit installer of the Professional edition.',
    arm: 'There is no separate ARM installer. Windows 11 on ARM runs the 64-bit one; on other ARM devices, try it online first.',
    'mac-both':
      'Browsers keep a Mac’s chip to themselves. Open the Apple menu → About This Mac: “Apple M…” takes the first, “Intel” the second.',
  },
  /** A system without a build for now, and the way to its old ones. */
  inUpgrade: {
    title: 'Professional for Linux is being upgraded',
    history: 'Old versions',
  },
  live: {
    changed: 'Version {{version}} is out; the links are up to date.',
    failed:
      'The version service did not answer. These are the versions known when this page was published, ready to download; or take the {{installer}}.',
    fallback: 'default Windows installer',
  },
  promoter: {
    text: 'This installer carries the partner code {{code}} in its file name. Contents and checksum are the same.',
    plain: 'Use the installer without a code',
    restore: 'Use the partner’s installer again',
  },
  handOn: {
    title: 'Send it to your computer',
    share: 'Share the link',
    copy: 'Copy the link',
    qr: 'Show a QR code',
    copied: 'Copied',
    failed: 'That did not work. Copy the link from the address bar instead.',
    qrLabel: 'QR code of the link to this page',
  },
  checksum: {
    copy: 'Copy',
    copied: 'Copied',
    copyOf: 'Copy the checksum of {{file}}',
  },
  after: {
    title: 'After the download',
    started: 'Your download has started',
    notStarted: 'Nothing happened?',
    again: 'Try again',
    mirror: 'Use mirror {{number}}',
    failed: 'This source does not answer. Try another one.',
    latency: '{{ms}} ms',
    silent: 'no answer',
    checksum: 'Checksum',
  },
  verify: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    reading: 'Reading the file',
    genuine: 'All good: this is the genuine installer of {{version}}.',
    promoter: 'Its name carries the partner code {{code}}; its contents are those of the official installer.',
    incomplete: 'The file is incomplete; the download probably broke off. Delete it and download it again.',
    changed:
      'It is named like our installer, but its contents differ. Do not install it: delete it and download it from this page.',
    unknown:
      'This file is not in the release manifest. If it claims to be an installer of {{brand}}, do not install it.',
    unreadable:
      'The file could not be read to its end, or the manifest could not be fetched. Check your network and try again.',
  },
} as const satisfies Twin<typeof original>;
