/**
 * Whether pages report faults of their code to the API. Written out in full, so that the build leaves the reporter away
 * where they do not.
 */
export const isReportingFaults = import.meta.env.PUBLIC_REPORTS === '1';
