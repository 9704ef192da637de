/**
 * What a page does at once about the promoter who sent its visitor. It keeps what the address brought by the functions that
 * the page's attribution store is made of, and without the store: islands read anew when they start it, and a page without
 * them must not fetch their code for this.
 */
import { captureAttribution, currentAttribution } from '#src/browser/attribution.ts';
import { completeTrialLinks } from './trial-links.ts';

export function attributePage(): void {
  captureAttribution();
  completeTrialLinks(currentAttribution().promoter);
}
