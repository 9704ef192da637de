/**
 * Shows a signed-in visitor's name in place of `Log in`, as soon as the header is parsed. Later behaviour
 * (src/scripts/header.ts) is not part of this inline script.
 */
import { signedInName } from '#src/domain/signed-in.ts';
import type { InlinePageConfig } from './inline-page.ts';
import { read } from './inline-storage.ts';

declare const PAGE: InlinePageConfig;

export function showSignedIn(): void {
  const name = PAGE.signedInKey && signedInName(read(PAGE.signedInKey), Date.now());
  if (!name) return;
  // Styles for it apply from the first paint.
  document.documentElement.dataset['signedIn'] = '';
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('[data-login]')) link.textContent = name;
  });
}
