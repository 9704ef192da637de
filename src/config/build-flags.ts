/**
 * What kind of site is built. Each condition is written in full, so that the build drops the code of the other case.
 */

/** Whether this is a mirror of the downloads (`npm run build -- --mirror`), which has no API. */
export const isMirrorSite = import.meta.env.PUBLIC_MIRROR_SITE === '1';

/**
 * Whether pages report faults of their code to the API. The reporter itself is guarded where it is imported
 * (src/scripts/start-when-idle.ts), so that the build can drop it.
 */
export const isReportingFaults = import.meta.env.PUBLIC_REPORTS === '1';
