import type { v6 as original } from '../zh-CN/v6.ts';
import type { Twin } from '../twin.ts';

export const v6 = {
  meta: {
    title: 'The V6 client',
    description:
      '{{brand}} V6: one client with one version number for Windows, Mac (Apple silicon and Intel) and Linux. What is different, what it runs on, and the downloads.',
  },
  title: ['One client,', 'four kinds of computer'],
  lead: 'V6 is the client made anew. Windows, both kinds of Mac and Linux are released together under one version number, so everyone on the team can join in.',
  cta: 'Download V6 {{version}}',
  fleet: 'Four installers of one version',
  points: {
    title: 'What is different from Professional 5.x',
    items: [
      {
        name: 'Mac by chip',
        text: 'Apple silicon and Intel each have their own installer; nothing is translated.',
      },
      { name: 'Linux is back', text: 'Professional for Linux is still being upgraded; V6 installs today.' },
      { name: '64-bit only', text: 'For 32-bit Windows, stay with Professional.' },
      {
        name: 'It asks for newer systems',
        text: 'On systems older than the list below, Professional still runs.',
      },
    ],
  },
  needs: 'What it runs on',
  older: 'Older systems take Professional:',
  timeline: {
    title: 'What each V6 brought',
    changes: 'Read the changelog',
  },
  next: {
    title: 'Install V6 and find your shops as they were',
    text: 'Shops, environments and fixed IPs belong to the account: sign in and there they are.',
  },
  downloads: {
    title: 'Download V6',
    beta: 'Beta {{version}}',
    betaText: 'A look at what comes next. It may be unstable; keep it away from your main shops.',
  },
} as const satisfies Twin<typeof original>;
