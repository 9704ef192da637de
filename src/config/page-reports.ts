/**
 * Whether pages report faults of their code to the API. The reporter itself is guarded where it is imported
 * (src/scripts/start-when-idle.ts), so that the build can drop it.
 */
export const isReportingFaults = import.meta.env.PUBLIC_REPORTS === '1';
