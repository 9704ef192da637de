/** Everything that a page owes to whoever sent its visitor. */
import { captureAttribution } from './attribution.ts';
import { completeTrialLinks } from './trial-links.ts';

export function attributePage(): void {
  captureAttribution();
  completeTrialLinks();
}
