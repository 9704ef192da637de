/** The parts of the workbench, in their order. */
import type { ReferralPaths } from '#src/config/path-to.ts';
import type { ErrorAdvice } from '#src/domain/error-advice.ts';

export const TABS = [
  'shops',
  'favourites',
  'plugins',
  'gateway',
  'account',
  'system',
  'logs',
  'payment',
] as const;
export type Tab = (typeof TABS)[number];

export interface PanelPaths {
  download: string;
  market: string;
  /** Begins a sign-in through the account service; empty where there is none. */
  signIn: string;
  /** Paths of release notes, by version. */
  notes: Readonly<Record<string, string>>;
  referral: ReferralPaths;
  /** Advice for error numbers. */
  errorAdvice: readonly Omit<ErrorAdvice, 'text'>[];
}
