import type { TwinOf } from '../twin.ts';

export const llmsTxt = {
  summary:
    'A multi-store browser for marketplace sellers and their teams: an isolated browser profile and a fixed IP for each shop, autofill, three roles (owner, manager, employee), and sign-in and activity logs.',
  facts: [
    'It separates shops that are allowed to be separate. It is not a way around marketplace rules: where one shop is allowed, run one.',
    'Editions: Professional with its current client V6 (Windows, macOS, Linux) and the older 5.x (older Windows and macOS), VPS edition (Windows Server 2019 only; opens only the shops bound to that VPS), private deployment; plus an Android app.',
    'V6 and Professional 5.x have different system requirements; the download page lists both. {{planNeeded}} Plans are prepaid by month or year, unused periods are not refunded, and fees exclude tax.',
    'The version, size and SHA-256 of every installer are in releases.json. Support: every day, {{supportFrom}} to {{supportTo}} Beijing time, in English and Chinese.',
  ],
  pages: 'Pages',
  guides: 'News and guides',
  cases: 'Example team setups (not customer stories)',
  data: 'Data and feeds',
  releases: 'Every release with checksums (JSON)',
} as const satisfies TwinOf<'llmsTxt'>;
