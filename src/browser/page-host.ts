/** Small things of the page that stores take as arguments, beside what `browserHost` has. */
export const pageHost = {
  userAgent: () => navigator.userAgent,
  cookieText: () => document.cookie,
  element: (id: string) => document.getElementById(id),
  nextFrame: (callback: () => void) => {
    requestAnimationFrame(callback);
  },
  /** The visitor asks for less motion. */
  prefersStillness: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  /** Unguessable and short enough to read out. */
  newOrderId: () => `B${crypto.randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`,
  /** Unless the page says that it has work which a reload would lose. */
  mayReload: () => document.querySelector('[data-keeps-page]') === null,
  /** Whether any field of the page holds something that the visitor typed. */
  hasTyped: () =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=search]), textarea')].some(
      (field) => !['checkbox', 'radio'].includes(field.type) && field.value !== field.defaultValue,
    ),
};
