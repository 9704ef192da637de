import type { TwinOf } from '../twin.ts';

export const verify = {
  title: 'Check your installer',
  lead: 'Drop the downloaded file here. Your browser computes its SHA-256 and compares it with our published checksum. The file never leaves your computer.',
  byHand: 'Or check from the command line',
  compare:
    'Replace the file name with yours. The output must match the checksum under “All installers”; capital letters don’t matter. Installers from partner links have the same checksum.',
} as const satisfies TwinOf<'verify'>;
