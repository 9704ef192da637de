/**
 * Whether analytics may run here, for this visitor. Only an answer of the visitor is stored; everything else is decided
 * anew on each page, so that a change of the configuration or of the browser's signal holds at once.
 */
import type { AnalyticsConfig, AnalyticsPolicy } from '#src/config/consent.ts';

export type ConsentAnswer = 'granted' | 'refused';
/** `ask`: nothing runs, and the visitor has not been asked yet. */
export type Consent = ConsentAnswer | 'ask';

export interface ConsentSituation {
  config: AnalyticsConfig;
  /** IANA name; the only hint at a region that a page has without asking a server. */
  timeZone: string;
  /** Global Privacy Control. */
  hasPrivacySignal: boolean;
  stored: string | undefined;
}

export function analyticsPolicy({ regions, elsewhere }: AnalyticsConfig, timeZone: string): AnalyticsPolicy {
  return regions.find((rule) => rule.timeZones.test(timeZone))?.policy ?? elsewhere;
}

export function consentOf({ config, timeZone, hasPrivacySignal, stored }: ConsentSituation): Consent {
  const policy = analyticsPolicy(config, timeZone);
  if (policy === 'off' || hasPrivacySignal) return 'refused';
  if (stored === 'granted' || stored === 'refused') return stored;
  return policy === 'on' ? 'granted' : 'ask';
}
