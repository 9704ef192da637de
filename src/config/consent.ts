/**
 * Where analytics runs, and where the visitor is asked first. Attribution is not part of this: it is what a partner's
 * commission rests on, holds no identity, and is explained on the page of privacy choices.
 *
 * The default asks everywhere and records nothing until the answer: it is the one setting that is lawful under China's
 * PIPL, the GDPR and California's law alike, and an operator who measures nothing gets no more than they asked for. `off`
 * takes the question away together with the figures; `on` is for regions where the operator's lawyers say so.
 * Global Privacy Control refuses everywhere, whatever stands here.
 */
export type AnalyticsPolicy = 'off' | 'ask' | 'on';

interface RegionRule {
  /** Names of the IANA time zones that the rule is for. */
  timeZones: RegExp;
  policy: AnalyticsPolicy;
}

export interface AnalyticsConfig {
  /** The first that fits decides. */
  regions: readonly RegionRule[];
  elsewhere: AnalyticsPolicy;
}

export const analyticsConfig: AnalyticsConfig = {
  regions: [],
  elsewhere: 'ask',
};
