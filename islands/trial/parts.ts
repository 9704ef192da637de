import type { Act } from './acts.ts';
import type { Company } from './company.ts';

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
