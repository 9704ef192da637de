/**
 * Keeps the state of a promotion right that its page was built with: before it is painted, and when its time comes while
 * the page is open. Printed inside the frame that it is about; what the frame shows for which state is said by styles.
 */
import { isFarOff, nextChange, promotionState } from '#src/domain/promotion-state.ts';

const STEP_MS = 1000;

function keepRight({ dataset }: HTMLElement): void {
  const period = { starts: new Date(dataset['starts'] ?? ''), ends: new Date(dataset['ends'] ?? '') };
  const show = (): void => {
    const now = new Date();
    const change = nextChange(period, now);
    dataset['state'] = promotionState(period, now);
    if (isFarOff(change, now)) dataset['far'] = '';
    else delete dataset['far'];
    // Nothing comes after the end.
    if (!change) clearInterval(timer);
  };
  // A timer that is set for the moment itself would be late where the computer slept meanwhile.
  const timer = setInterval(show, STEP_MS);
  show();
}

const frame = document.currentScript?.parentElement;
if (frame) keepRight(frame);
