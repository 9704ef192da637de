/**
 * <promotion-clock>: keeps a promotion's state and countdown right while its page is open. The page arrives with the
 * state of the build in `data-state`; styles show and hide by it. Without script that state simply stays.
 */
import {
  isFarOff,
  nextChange,
  promotionState,
  timeLeft,
  type TimeLeft,
} from '#src/domain/promotion-state.ts';

const units = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly (keyof TimeLeft)[];

class PromotionClock extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback() {
    this.#show();
    this.#timer = setInterval(() => {
      if (!document.hidden) this.#show();
    }, 1000);
  }

  disconnectedCallback() {
    clearInterval(this.#timer);
  }

  #show() {
    const { starts = '', ends = '' } = this.dataset;
    const period = { starts: new Date(starts), ends: new Date(ends) };
    const now = new Date();
    this.dataset['state'] = promotionState(period, now);
    const change = nextChange(period, now);
    if (!change) {
      clearInterval(this.#timer);
      return;
    }
    this.toggleAttribute('data-far', isFarOff(change, now));
    const left = timeLeft(change, now);
    for (const unit of units) {
      const place = this.querySelector(`[data-unit="${unit}"]`);
      if (place) place.textContent = String(left[unit]).padStart(2, '0');
    }
    this.dataset['ticking'] = '';
  }
}

export function definePromotionClock(): void {
  if (!customElements.get('promotion-clock')) customElements.define('promotion-clock', PromotionClock);
}
