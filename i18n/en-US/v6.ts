import type { TwinOf } from '../twin.ts';

export const v6 = {
  meta: {
    name: 'V6 client',
    title: 'V6 client for Windows, Mac and Linux',
    description:
      '{{brand}} V6: one version for Windows, Mac (Apple silicon and Intel) and Linux. What changed from 5.x, system requirements and downloads.',
  },
  title: ['V6: one client', 'for Windows, Mac and Linux'],
  lead: 'V6 is a rewritten client. Windows, Mac (Apple silicon and Intel) and Linux ship together under one version number, so the whole team runs the same release.',
  cta: 'Download V6 {{version}}',
  points: {
    title: 'What changed from Professional 5.x',
    items: [
      {
        name: 'Native on Apple silicon',
        text: 'Separate installers for Apple silicon and Intel; Rosetta isn’t needed.',
      },
      {
        name: 'Linux support',
        text: 'V6 runs on Debian, Ubuntu and their derivatives, kernel 5.15 or later. Professional 5.x for Linux is being upgraded.',
      },
      { name: '64-bit only', text: 'On 32-bit Windows, stay with Professional 5.x.' },
      {
        name: 'Newer systems only',
        text: 'On systems older than the ones listed below, use Professional 5.x.',
      },
      { name: 'Handover when someone leaves', text: '{{handoverSince}}' },
    ],
  },
  inUse: {
    title: 'What you notice every day',
    items: [
      {
        name: 'A browser workbench',
        text: 'Shops, favorites, plugins, network and account in one place. Press Ctrl+K and type a few letters to find a shop.',
      },
      {
        name: 'RPA by shop and hours',
        text: 'A task runs only in its shop and its hours, and the log shows when it opened and closed the shop.',
      },
      {
        name: 'Plugins for a group of shops',
        text: 'The owner or a manager installs, hides or uninstalls plugins for several shops at once.',
      },
      {
        name: 'Updates checked before they install',
        text: 'The client compares the SHA-256 of an update before it installs it. If it doesn’t match, it stops and says why.',
      },
      { name: 'A dark theme', text: 'It follows your system, or you switch it yourself.' },
    ],
  },
  needs: 'System requirements',
  older: 'On older systems: Professional 5.x',
  timeline: {
    title: 'V6 versions',
    changes: 'Read the changelog',
  },
  next: {
    title: 'Move to V6 with the same account',
    text: 'Shops, profile settings and fixed IPs are tied to your account. Install V6 and sign in to see them. {{sessionsStay}}',
  },
  downloads: {
    title: 'Download V6',
    beta: 'Beta {{version}}',
    betaText: 'A preview of the next release. It may be unstable; don’t use it for your main shops.',
  },
} as const satisfies TwinOf<'v6'>;
