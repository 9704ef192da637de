/**
 * Where analytics runs, and where the visitor is asked first. Attribution is separate: partners' commissions depend on
 * it, it contains no identity, and the page of privacy choices explains it.
 *
 * By default every visitor is asked, and nothing is recorded before the answer, which satisfies China's PIPL, the GDPR
 * and California's law. `off` removes the question and the figures; `on` is for regions where the operator's lawyers
 * allow it. Global Privacy Control always refuses.
 */
export type AnalyticsPolicy = 'off' | 'ask' | 'on';

interface RegionRule {
  /** IANA time zones that the rule is for. */
  timeZones: RegExp;
  policy: AnalyticsPolicy;
}

export interface AnalyticsConfig {
  /** The first match applies. */
  regions: readonly RegionRule[];
  elsewhere: AnalyticsPolicy;
}

export const analyticsConfig: AnalyticsConfig = {
  regions: [],
  elsewhere: 'ask',
};
