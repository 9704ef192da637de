import type { TwinOf } from '../twin.ts';

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
