/**
 * What the header does besides being there: its menus close when something else is pressed, and who has signed in on the
 * site signs out by one press, which holds in every tab. Without it menus close by their own button, and what the page's
 * inline script showed of a name stays.
 */
import { findHooks, hookValue } from '#src/browser/dom.ts';
import { closeMenus } from '#src/browser/close-menus.ts';
import { pageRoot } from '#src/browser/page-facts.ts';
import { local, onOtherTab } from '#src/browser/storage.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { signedInName } from '#src/domain/signed-in.ts';

export function startHeader(): void {
  closeMenus();
  startSigningOut();
}

function showSignedIn(): void {
  const name = signedInName(local.get(localKeys.signedInAs), Date.now());
  pageRoot().toggleAttribute('data-signed-in', name !== '');
  for (const link of findHooks('data-login')) link.textContent = name || hookValue(link, 'data-login');
}

function startSigningOut(): void {
  onOtherTab(localKeys.signedInAs, showSignedIn);
  for (const button of findHooks<HTMLButtonElement>('data-sign-out')) {
    // Until now a press would have been lost.
    button.disabled = false;
    button.addEventListener('click', () => {
      local.remove(localKeys.signedInAs);
      showSignedIn();
      // The button is gone; before it stands the way to sign in.
      (button.previousElementSibling as HTMLElement).focus(); // as the header has it
    });
  }
}
