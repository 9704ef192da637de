/** Popovers for Chromium before 114 and Safari before 17. */
import { apply, isSupported } from '@oddbird/popover-polyfill/fn';

export function addPopovers(): void {
  if (isSupported()) return;
  const { adoptedStyleSheets } = document;
  apply();
  // It brings a sheet, or an element with one where it cannot; the style sheet for older browsers has its rules, in their
  // place before all others.
  if ('adoptedStyleSheets' in document) document.adoptedStyleSheets = adoptedStyleSheets;
}
