/**
 * In the header, the name of a visitor who has signed in on the site takes the place of `Log in`, as soon as the header is there.
 * What follows from it later (src/scripts/header.ts) is not part of the page's inline script, as this is.
 */
import { signedInName } from '#src/domain/signed-in.ts';
import type { InlinePageConfig } from './inline-page.ts';
import { read } from './inline-storage.ts';

declare const PAGE: InlinePageConfig;

export function showSignedIn(): void {
  const name = PAGE.signedInKey && signedInName(read(PAGE.signedInKey), Date.now());
  if (!name) return;
  // What style there is for it holds from the first paint on.
  document.documentElement.dataset['signedIn'] = '';
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('[data-login]')) link.textContent = name;
  });
}
