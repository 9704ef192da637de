/**
 * Whether analytics may run for this visitor. Only the visitor's answer is stored; everything else is decided on each
 * page, so that a changed configuration or browser signal applies at once.
 */
import type { AnalyticsConfig, AnalyticsPolicy } from '#src/config/consent.ts';

export type ConsentAnswer = 'granted' | 'refused';
/** `ask`: nothing runs, and the visitor has not answered. */
export type Consent = ConsentAnswer | 'ask';

/** The answer, or the reason why there is none. */
export type ConsentStatus = Consent | 'signal' | 'off';

/** What decides beside the visitor's answer. */
export interface PrivacySituation {
  config: AnalyticsConfig;
  /**
   * @returns IANA name, a page's only hint at a region. Called only if a rule needs it: the first reading takes a
   * browser 15 ms.
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

export function consentStatusOf(
  { config, timeZone, hasPrivacySignal }: PrivacySituation,
  consent: Consent,
): ConsentStatus {
  if (analyticsPolicy(config, timeZone) === 'off') return 'off';
  return hasPrivacySignal ? 'signal' : consent;
}
