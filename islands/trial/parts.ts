import type { Act } from '#src/domain/trial/acts.ts';
import type { Company } from '#src/domain/trial/company.ts';

/** What every part of the trial shows, and how it says what the visitor does. */
export interface PartProps {
  company: Company;
  act: (act: Act) => void;
}

/** Addresses in the page's language. */
export interface TrialPaths {
  download: string;
  register: string;
}
