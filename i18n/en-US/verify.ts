import type { verify as original } from '../zh-CN/verify.ts';
import type { Twin } from '../twin.ts';

export const verify = {
  title: 'Check your installer',
  lead: 'Give the downloaded file to this page: it computes the SHA-256 on your computer and compares it with the release manifest. Nothing is uploaded.',
  byHand: 'Or check by command',
  compare:
    'Put in the name of your file. The output has to equal the checksum under “All installers”, character by character; a partner’s installer has the same one.',
} as const satisfies Twin<typeof original>;
