/** Attribution and analytics in one, for islands that fetch both when they wake. */
export { track } from './analytics.ts';
export { captureAttribution, currentAttribution } from './attribution.ts';
