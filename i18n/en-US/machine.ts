import type { machine as original } from '../zh-CN/machine.ts';
import type { Twin } from '../twin.ts';

export const machine = {
  summary:
    'A multi-store browser for cross-border sellers and their teams: an isolated browser profile and a fixed IP for each shop, three graded roles (boss, manager, employee), logins and operations on record.',
  facts: [
    'It keeps apart shops that are rightly separate. It is not a way around the rules of marketplaces; where one shop is allowed, run one.',
    'Editions: V6 client and professional (Windows, macOS, Linux), VPS (Windows Server 2019 only, opens only the shops bound to it), Android, private deployment.',
    'There are two sets of system requirements, each for its edition; the download page has them. Plans are prepaid by month or year, unused periods are not refunded, fees exclude tax.',
    'Version, size and SHA-256 of every installer are in releases.json. Support: Monday to Sunday, 9:00 to 22:00 Beijing time.',
  ],
  pages: 'Pages',
  guides: 'News and guides',
  cases: 'Use cases (scenarios, not stories of customers)',
  data: 'Data and feeds',
  releases: 'Every release with checksums (JSON)',
  otherLanguage: 'In Chinese',
} as const satisfies Twin<typeof original>;
