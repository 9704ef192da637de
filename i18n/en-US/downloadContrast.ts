import type { downloadContrast as original } from '../zh-CN/downloadContrast.ts';
import type { Twin } from '../twin.ts';

export const downloadContrast = {
  meta: {
    title: 'Professional or VPS edition',
    description:
      'How the Professional and the VPS edition of {{brand}} differ: where they run, which shops they open, what they ask for, current versions and downloads.',
  },
  title: ['Professional,', 'or VPS?'],
  lead: 'Shops on your own computers: Professional. Shops bound to a VPS, opened only there: the VPS edition.',
  columns: { professional: 'Professional', vps: 'VPS edition' },
  caption: 'The two editions, point by point',
  rows: {
    place: {
      name: 'Where it runs',
      professional: 'On your own or your staff’s computers',
      vps: 'On a rented VPS',
    },
    shops: {
      name: 'Which shops it opens',
      professional: 'Every shop the account may open',
      vps: 'Only the shops bound to that VPS',
    },
    kind: {
      name: 'What it is',
      professional: 'The full desktop client',
      vps: 'A pure edition with one job: opening its shops',
    },
    who: {
      name: 'Who it suits',
      professional: 'Many shops and several people, or older computers',
      vps: 'Shops that are bound to a VPS already',
    },
    requirement: 'Runs on',
    version: 'Current version',
    installers: 'Installers',
  },
  inUpgrade: 'Linux: being upgraded',
  v6: {
    title: 'Is your computer recent?',
    text: 'With Windows 10, macOS 10.15 or Linux kernel 5.15 and later, take the V6 client instead.',
    link: 'What V6 is',
  },
  more: 'All installers and checksums',
  next: {
    title: 'Undecided? Begin with Professional',
    text: 'Both editions use the same account, with the same members, rights and logs. Changing over starts nothing anew.',
    action: 'Go to the downloads',
  },
} as const satisfies Twin<typeof original>;
