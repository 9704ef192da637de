/**
 * What a page does at once for a visitor with attribution. It uses the functions of the page's attribution store
 * without the store: islands read the cookies again when they start it, and a page without islands need not load its
 * code.
 */
import { captureAttribution, currentAttribution } from '#src/browser/attribution.ts';
import { completeTrialLinks } from './trial-links.ts';

export function attributePage(): void {
  captureAttribution();
  completeTrialLinks(currentAttribution().promoter);
}
