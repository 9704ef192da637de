/**
 * Whether analytics may run here, for this visitor. Only an answer of the visitor is stored; everything else is decided
 * anew on each page, so that a change of the configuration or of the browser's signal holds at once.
 */
import type { AnalyticsConfig, AnalyticsPolicy } from '#src/config/consent.ts';

export type ConsentAnswer = 'granted' | 'refused';
/** `ask`: nothing runs, and the visitor has not been asked yet. */
export type Consent = ConsentAnswer | 'ask';

/** Why things are as they are: the answer, or what leaves no room for one. */
export type ConsentStanding = Consent | 'signal' | 'off';

/** What decides besides the visitor's answer. */
export interface PrivacySituation {
  config: AnalyticsConfig;
  /**
   * @returns IANA name; the only hint at a region that a page has without asking a server. Asked for where a rule depends on
   * it alone: the first reading of it takes a browser 15 ms.
   */
  timeZone: () => string;
  /** Global Privacy Control. */
  hasPrivacySignal: boolean;
}

export interface ConsentSituation extends PrivacySituation {
  stored: string | undefined;
}

export function analyticsPolicy(
  { regions, elsewhere }: AnalyticsConfig,
  timeZone: () => string,
): AnalyticsPolicy {
  if (regions.length === 0) return elsewhere;
  const zone = timeZone();
  return regions.find((rule) => rule.timeZones.test(zone))?.policy ?? elsewhere;
}

export function consentOf({ config, timeZone, hasPrivacySignal, stored }: ConsentSituation): Consent {
  const policy = analyticsPolicy(config, timeZone);
  if (policy === 'off' || hasPrivacySignal) return 'refused';
  if (stored === 'granted' || stored === 'refused') return stored;
  return policy === 'on' ? 'granted' : 'ask';
}

export function standingOf(
  { config, timeZone, hasPrivacySignal }: PrivacySituation,
  consent: Consent,
): ConsentStanding {
  if (analyticsPolicy(config, timeZone) === 'off') return 'off';
  return hasPrivacySignal ? 'signal' : consent;
}
