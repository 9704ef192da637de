/** The turn of the question about statistics, joined to this page. */
import { clock } from '#src/browser/clock.ts';
import { session } from '#src/browser/storage.ts';
import { onScrolled } from '#src/browser/visibility.ts';
import { pageOverlays } from '#src/stores/page/overlays.ts';
import { waitForConsentTurn } from './turn.ts';

export const waitForTurn = (ask: () => void): (() => void) =>
  waitForConsentTurn({ overlays: pageOverlays, session, clock, onScrolled }, ask);
