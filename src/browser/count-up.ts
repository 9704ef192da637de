/**
 * <count-up>: lets the figure inside run up to itself once, when it is first seen. The text is complete without
 * script, and stays as it is where the visitor asks for less motion.
 */
const DURATION_MS = 900;

class CountUp extends HTMLElement {
  #observer: IntersectionObserver | undefined;

  connectedCallback() {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      this.#observer?.disconnect();
      this.#run();
    });
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    this.#observer?.disconnect();
  }

  #run() {
    const final = this.textContent;
    const figure = /\d+(?:\.(\d+))?/.exec(final);
    if (!figure) return;
    const decimals = figure[1]?.length ?? 0;
    const began = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - began) / DURATION_MS);
      const value = Number(figure[0]) * (1 - (1 - share) ** 3);
      this.textContent = share < 1 ? final.replace(figure[0], value.toFixed(decimals)) : final;
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

export function defineCountUp(): void {
  if (!customElements.get('count-up')) customElements.define('count-up', CountUp);
}
