/** Further functions of the page that stores take as arguments, beside `browserHost`. */
export const pageHost = {
  userAgent: () => navigator.userAgent,
  cookieText() {
    try {
      return document.cookie;
    } catch {
      return ''; // a sandboxed frame
    }
  },
  element: (id: string) => document.getElementById(id),
  nextFrame: (callback: () => void) => {
    requestAnimationFrame(callback);
  },
  /** Whether the visitor prefers reduced motion. */
  prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  /** Unguessable, and short enough to read out. */
  newOrderId: () => `B${crypto.randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase()}`,
  /** False while the page has work that a reload would lose. */
  mayReload: () => document.querySelector('[data-keeps-page]') === null,
  /** Whether the visitor has typed into any field. React keeps `defaultValue` of a field that it controls equal to it. */
  hasTypedText: () =>
    [...document.querySelectorAll<HTMLInputElement>('input:not([type=search]), textarea')].some(
      (field) =>
        !['checkbox', 'radio'].includes(field.type) &&
        field.value !== (field.dataset['saved'] ?? field.defaultValue),
    ),
};
