import type { TwinOf } from '../twin.ts';

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
