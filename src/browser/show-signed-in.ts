/**
 * In the header, the name of whoever has signed in on the site takes the place of `Log in`, as soon as the header is there.
 * Signing out is one press, and holds in every tab. Part of the page's inline script.
 */
import { signedInName } from '#src/domain/signed-in.ts';
import type { InlinePageConfig } from './inline-page.ts';
import { attempt, read } from './inline-storage.ts';

declare const PAGE: InlinePageConfig;

export function showSignedIn(): void {
  if (!PAGE.signedInKey) return;
  const show = (): void => {
    const name = signedInName(read(PAGE.signedInKey), Date.now());
    document.documentElement.toggleAttribute('data-signed-in', name !== '');
    for (const link of document.querySelectorAll<HTMLElement>('[data-login]')) {
      link.textContent = name || (link.dataset['login'] ?? '');
    }
  };
  if (read(PAGE.signedInKey)) {
    // What style there is for it holds from the first paint on.
    show();
    document.addEventListener('DOMContentLoaded', show);
  }
  addEventListener('storage', show);
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[data-sign-out]'); // a click's target in a document is an element
    if (!button) return;
    attempt(() => localStorage.removeItem(PAGE.signedInKey));
    show();
    // The button is gone; before it stands the way to sign in.
    (button.previousElementSibling as HTMLElement).focus(); // as the header has it
  });
}
