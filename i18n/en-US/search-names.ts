import type { TwinOf } from '../twin.ts';

export const searchNames = {
  pages: {
    download: [
      'Download the client',
      'Download the app',
      'Download {{brand}}',
      'Install the client',
      'Installer',
    ],
    register: ['Create an account', 'Register'],
    fees: ['Prices', 'Pricing', 'What it costs'],
    customerService: ['Live chat', 'Support phone', 'Talk to a person'],
    detect: ['Check the device', 'Check my computer'],
  },
} as const satisfies TwinOf<'searchNames'>;
