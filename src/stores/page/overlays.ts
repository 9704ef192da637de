/** What may be in view on this page, one answer for all of its islands and scripts. */
import { onOpened } from '#src/browser/opened.ts';
import { createOverlays } from '#src/stores/overlays.ts';

export const pageOverlays = createOverlays(onOpened);
