/**
 * Updates the state that a promotion was built with: before it is painted, and when it changes while the page is open.
 * Printed inside the frame; styles decide what each state shows.
 */
import { isFarOff, nextChange, promotionState } from '#src/domain/promotion-state.ts';

const STEP_MS = 1000;

function keepStateCurrent({ dataset }: HTMLElement): void {
  const period = { starts: new Date(dataset['starts'] ?? ''), ends: new Date(dataset['ends'] ?? '') };
  const show = (): void => {
    const now = new Date();
    const change = nextChange(period, now);
    dataset['state'] = promotionState(period, now);
    if (isFarOff(change, now)) dataset['far'] = '';
    else delete dataset['far'];
    // No state follows the end.
    if (!change) clearInterval(timer);
  };
  // A timer for the moment itself would be late after the computer has slept.
  const timer = setInterval(show, STEP_MS);
  show();
}

const frame = document.currentScript?.parentElement;
if (frame) keepStateCurrent(frame);
