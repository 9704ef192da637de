import type { TwinOf } from '../twin.ts';

export const compare = {
  meta: {
    name: 'Compare the alternatives',
    title: 'VPS, Chrome profiles or a shop browser?',
    description:
      'Separate computers, a VPS per shop, browser profiles or {{brand}}: what marketplaces see, handovers, logs and upkeep compared, with sources.',
  },
  title: ['Four ways to', 'keep shops separate'],
  lead: 'Each one suits some sellers and falls short for others. Find out what is enough for you before you look at ours.',
  caption: 'Four ways, point by point',
  against: 'Compare {{brand}} with',
  ways: {
    computers: 'Several computers',
    vps: 'A VPS per shop',
    profiles: 'Browser profiles',
    berth: '{{brand}}',
  },
  rows: {
    device: {
      name: 'What the marketplace sees',
      computers: 'a real computer for each shop',
      vps: 'a hosted machine for each shop',
      profiles: 'one computer, one fingerprint; only bookmarks, history and passwords are separate',
      berth: 'a separate profile per shop, with a fixed fingerprint',
    },
    exit: {
      name: 'Public IP',
      computers: 'different only if each has its own internet connection',
      vps: 'one for each machine',
      profiles: 'the same for all',
      berth: 'one fixed IP bound to each shop',
    },
    handover: {
      name: 'Handing over a shop',
      computers: 'hand over the computer and its password',
      vps: 'hand over the remote password; licenses per user or device if several people connect',
      profiles: 'anyone with the computer can switch to any profile',
      berth: 'assign and revoke access; no passwords shared',
    },
    record: {
      name: 'Who was in which shop',
      computers: 'no common record',
      vps: 'a system log on each machine',
      profiles: 'browsing history, which can be deleted',
      berth: 'sign-in and activity logs in one place',
    },
    upkeep: {
      name: 'Upkeep',
      computers: 'system, updates and power for each',
      vps: 'renewals and patches for each',
      profiles: 'almost none',
      berth: 'one client, a plan, and renewals of the shops’ IPs',
    },
    fits: {
      name: 'Choose it when',
      computers: 'you run one or two shops, one person each',
      vps: 'your shops already run on a VPS and should stay there',
      profiles: 'you only need to separate work from private browsing',
      berth: 'you have many shops and people and need to know who was in which shop',
    },
  },
  picture: 'Top: your computer. Bottom: the IP addresses a marketplace sees.',
  none: {
    title: 'What none of them does for you',
    text: 'Marketplaces also look at business licenses, payout accounts, addresses and products. Amazon, for example, allows one seller account per region unless you have a legitimate business need for a second, and expects every account to be in good standing. Check what is allowed first, then decide how to separate it.',
    more: 'What you have to separate yourself',
  },
  sources: {
    title: 'Sources',
    read: 'accessed {{date}}',
    note: 'Statements without a number come from our own experience and product. If something is wrong or out of date, tell us: we’ll correct it and date the correction.',
    wrong: 'Report a mistake',
  },
  next: {
    title: 'See for yourself',
    text: 'The online trial has sample shops: open two and compare IP, time zone and cookies. For real values, install the client and run the device check in two shops.',
    action: 'Open the online trial',
  },
} as const satisfies TwinOf<'compare'>;
