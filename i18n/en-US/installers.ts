import type { TwinOf } from '../twin.ts';

export const installers = {
  hero: {
    legend: 'Choose your system',
    choices: {
      windows: 'Windows',
      'mac-apple': 'Apple silicon Mac',
      'mac-intel': 'Intel Mac',
      linux: 'Linux',
      android: 'Android',
      ios: 'iPhone',
    },
    button: 'Download for {{system}}',
    otherMac: 'The other chip: {{system}}',
    windowsOther: '32-bit, or Windows 7 to 8.1: get Professional 5.x',
    macOther: 'macOS 10.13 or 10.14: get Professional 5.x',
    allBuilds: 'All installers and checksums',
    androidText: 'This is the Android app. To get the desktop client, open this page on your computer.',
    trial: 'Try it online',
  },
  notes: {
    unknown: 'We couldn’t detect your system. Choose it above.',
    harmony:
      'This version of HarmonyOS can’t run Android apps, so our app won’t install. Open this page on a computer to download the client.',
    'chat-app':
      'WeChat and QQ block installers. Open the menu at the top right and choose “Open in browser”.',
    doubt:
      'Your browser reports one system, but other signs point to {{system}}. If you’re in a shop’s profile, choose the system this computer actually runs.',
    old: 'V6 doesn’t support this system. Professional 5.x does, so it is listed first.',
    'too-old':
      'None of our editions supports this system. You can use the online trial, or upgrade the system first.',
    'windows-32': 'This is 32-bit Windows: use the 32-bit installer of Professional 5.x.',
    arm: 'There is no separate ARM installer. Windows 11 on ARM runs the 64-bit one; on other ARM devices, try it online first.',
    'mac-both':
      'Your browser doesn’t reveal which chip this Mac has. Open Apple menu → About This Mac: for “Apple M…” use the first download, for “Intel” the second.',
  },
  /** A system without a build for now, and the way to its old ones. */
  inUpgrade: {
    title: 'Professional 5.x for Linux is being upgraded',
    history: 'Previous versions',
  },
  live: {
    changed: 'Version {{version}} is out. The links are up to date.',
    failed:
      'We couldn’t check for newer versions. The downloads on this page were current when it was published. You can also use the {{installer}}.',
    fallback: 'default Windows installer',
  },
  promoter: {
    text: 'This installer has the partner code {{code}} in its file name. Contents and checksum are the same.',
    plain: 'Use the installer without a code',
    restore: 'Use the partner’s installer again',
  },
  handOn: {
    title: 'Send it to your computer',
    share: 'Share the link',
    copy: 'Copy the link',
    qr: 'Show a QR code',
    copied: 'Copied',
    failed: 'We couldn’t copy the link. Copy it from the address bar instead.',
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
    notStarted: 'Download didn’t start?',
    again: 'Try again',
    mirror: 'Use mirror {{number}}',
    silentFirst: 'Your download hasn’t started yet',
    unreachable: 'Your download couldn’t start',
    failed: 'This mirror isn’t responding. Try another one.',
    allFailed:
      'We tried all {{number}} sources and none responded. Check your network and try again later, or ask us for the installer:',
    service: 'Contact us',
    latency: '({{ms}} ms)',
    silent: '(not responding)',
    checksum: 'Checksum',
  },
  verify: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    reading: 'Reading the file',
    genuine: 'Genuine: this is our installer of {{version}}.',
    promoter: 'Its name has the partner code {{code}}; its contents are those of the official installer.',
    incomplete:
      'The file is incomplete; the download probably stopped early. Delete it and download it again.',
    expected: 'Checksum we published',
    changed:
      'The name is that of our installer, but the contents differ. Don’t install it: delete it and download it again from this page.',
    unknown:
      'This file isn’t one of our published installers. If it claims to be an installer of {{brand}}, don’t install it: delete it and download one from this page.',
    unreadable:
      'We couldn’t read the whole file or load the checksum list. Check your connection, then choose the file again.',
  },
} as const satisfies TwinOf<'installers'>;
