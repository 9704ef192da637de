/**
 * What visitors are told about samples in a build: a line in the footer, and `/samples`.
 * `scripts/lib/release-samples.ts` finds the samples for `npm run check:release` and the build.
 */
export type SampleKind =
  | 'company'
  | 'services'
  | 'prices'
  | 'installers'
  | 'apps'
  | 'partners'
  | 'content'
  | 'speed'
  | 'films';

/** Set by `astro.config.ts`; empty, without line and page, where everything is the operator's own. */
declare const __SAMPLES__: readonly SampleKind[];

export const samplesLeft: readonly SampleKind[] = __SAMPLES__;
