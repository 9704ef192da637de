/** The attribution of this page, one for all of its islands and scripts. */
import { captureAttribution, currentAttribution } from '#src/browser/attribution.ts';
import { createAttribution } from '#src/stores/attribution.ts';

export const pageAttribution = createAttribution({ keep: captureAttribution, read: currentAttribution });
