/**
 * The header's behaviour: menus, the list of ways to a person, the theme switch's state, and the sign-out, which
 * applies in every tab. Without it menus open and close by their own buttons, and the signed-in name stays.
 */
import { addStyle, find, findHooks, hookValue } from '#src/browser/dom.ts';
import { startMenus } from '#src/browser/menus.ts';
import { pageRoot } from '#src/browser/page-facts.ts';
import { local, onOtherTab, notifyThisPage } from '#src/browser/storage.ts';
import { syncThemeButtons } from '#src/browser/switches.ts';
import { hydrateIsland } from '#src/browser/hydrate-island.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { signedInName } from '#src/domain/signed-in.ts';
import sideStyle from '#src/styles/on-demand/side.css?url';

export function startHeader(): void {
  startMenus();
  startContact();
  syncThemeButtons();
  startSigningOut();
}

/** The ways to a person: on narrow screens the button is in the header, but the list belongs to an island. */
function startContact(): void {
  const list = find('#side-list');
  if (!list) return;
  addStyle(sideStyle);
  list.addEventListener('beforetoggle', () => hydrateIsland(list), { once: true });
}

function showSignedIn(): void {
  const name = signedInName(local.get(localKeys.signedInAs), Date.now());
  pageRoot().toggleAttribute('data-signed-in', name !== '');
  for (const link of findHooks('data-login')) link.textContent = name || hookValue(link, 'data-login');
}

function startSigningOut(): void {
  onOtherTab(localKeys.signedInAs, showSignedIn);
  // Another tab may have signed out since the inline script ran.
  showSignedIn();
  // A page from the back-forward cache has missed all changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) notifyThisPage(localKeys.signedInAs);
  });
  for (const button of findHooks<HTMLButtonElement>('data-sign-out')) {
    // Enabled only now, since earlier presses would be lost.
    button.disabled = false;
    button.addEventListener('click', () => {
      local.remove(localKeys.signedInAs);
      notifyThisPage(localKeys.signedInAs);
      // The button is removed; the link to sign in is before it.
      (button.previousElementSibling as HTMLElement).focus(); // as the header has it
    });
  }
}
