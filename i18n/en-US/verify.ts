import type { verify as original } from '../zh-CN/verify.ts';
import type { Twin } from '../twin.ts';

export const verify = {
  title: 'Check your installer',
  lead: 'Give the downloaded file to this page: it computes the SHA-256 on your computer and compares it with the release manifest. Nothing is uploaded.',
  choose: 'Choose a file',
  drop: 'or drop it here',
  reading: 'Reading the file',
  genuine: 'All good: this is the genuine installer of {{version}}.',
  promoter: 'Its name carries the partner code {{code}}; its contents are those of the official installer.',
  incomplete: 'The file is incomplete; the download probably broke off. Delete it and download it again.',
  changed:
    'It is named like our installer, but its contents differ. Do not install it: delete it and download it from this page.',
  unknown:
    'This file is not in the release manifest. If it claims to be an installer of {{brand}}, do not install it.',
  unreadable:
    'The file could not be read to its end, or the manifest could not be fetched. Check your network and try again.',
  byHand: 'Or check by command',
  compare:
    'Put in the name of your file. The output has to equal the checksum under “All installers”, character by character; a partner’s installer has the same one.',
} as const satisfies Twin<typeof original>;
