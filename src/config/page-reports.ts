/**
 * Whether pages report faults of their code to the API, for what is said of it. The reporter itself asks where it is
 * loaded (src/scripts/start-when-idle.ts), so that the build leaves it away where they do not.
 */
export const isReportingFaults = import.meta.env.PUBLIC_REPORTS === '1';
