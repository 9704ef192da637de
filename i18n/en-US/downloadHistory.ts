import type { downloadHistory as original } from '../zh-CN/downloadHistory.ts';
import type { Twin } from '../twin.ts';

export const downloadHistory = {
  meta: {
    title: 'Old versions',
    description:
      'Old versions of {{brand}}: installers of the V6 client, the Professional and VPS editions and the Android app, with date, size, requirements and checksum.',
  },
  lead: 'Old versions get no more fixes. Use one only where the latest does not install, or to go back, and upgrade soon.',
  jump: 'Jump to',
  empty: 'No historical version available',
  current: 'The latest is {{version}}',
  get: 'Get the latest',
} as const satisfies Twin<typeof original>;
