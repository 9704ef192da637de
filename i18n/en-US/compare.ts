import type { compare as original } from '../zh-CN/compare.ts';
import type { Twin } from '../twin.ts';

export const compare = {
  meta: {
    title: 'Four ways to keep shops apart: computers, VPS, browser profiles, a shop browser',
    description:
      'A computer per shop, a VPS per shop, browser profiles or a shop browser: what marketplaces see, how you hand over, what needs upkeep, when each will do. With sources and dates.',
  },
  title: ['Four ways to', 'keep shops apart'],
  lead: 'Each of them works for somebody, and each stops somewhere. See first which is enough for you, then look at ours.',
  caption: 'Four ways, point by point',
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
      profiles: 'one computer with one set of traits; bookmarks, history and passwords are kept apart',
      berth: 'an environment per shop, with fixed traits',
    },
    exit: {
      name: 'Outgoing IP',
      computers: 'differs only if each has a line',
      vps: 'one for each machine',
      profiles: 'the same for all',
      berth: 'one fixed IP bound to each shop',
    },
    handover: {
      name: 'Handing over',
      computers: 'give away computer and password',
      vps: 'give away the remote password; licences per user or device where several connect',
      profiles: 'whoever has the computer can switch to any profile',
      berth: 'grant it, take it back; no password is told',
    },
    record: {
      name: 'Who did what',
      computers: 'no common record',
      vps: 'a system log on each machine',
      profiles: 'browsing history, which can be deleted',
      berth: 'login and operation logs in one place',
    },
    upkeep: {
      name: 'Upkeep',
      computers: 'system, updates and power of each',
      vps: 'renewals and patches of each',
      profiles: 'next to none',
      berth: 'one client; renewals of the shops’ IPs',
    },
    fits: {
      name: 'Right when',
      computers: 'you run a shop or two, one person each',
      vps: 'shops live on a VPS and should stay',
      profiles: 'you only separate work from home',
      berth: 'shops and people are many and it must be clear who did what',
    },
  },
  picture: 'Above, the computer in front of you; below, the exits that a marketplace sees',
  none: {
    title: 'What none of them does for you',
    text: 'Marketplaces also look at licences, payout accounts, addresses and products. Amazon, for one, allows a single seller account per region unless there is a legitimate business need for a second, and wants every account in good standing. Ask first what is allowed, then how to keep it apart.',
    more: 'What is yours to keep apart',
  },
  sources: {
    title: 'Sources',
    read: 'read on {{date}}',
    note: 'What bears no number is our own experience and what our product does. If something is wrong or out of date, tell us: we correct it and date the correction.',
    wrong: 'Point out a mistake',
  },
  next: {
    title: 'Do not believe it, compare',
    text: 'The online trial holds two sample shops: see whether IP, time zone and cookies really differ.',
    action: 'Open the online trial',
  },
} as const satisfies Twin<typeof original>;
