/**
 * What visitors are told of the samples that a build still holds: the line at the foot of each page, and `/samples`.
 * `scripts/lib/release-samples.ts` finds them, for `npm run check:release` and for the build alike.
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

/** Filled in by `astro.config.ts`; nothing, and neither line nor page, where everything is the operator's own. */
declare const __SAMPLES__: readonly SampleKind[];

export const samplesLeft: readonly SampleKind[] = __SAMPLES__;
