/**
 * What the header does besides being there: its menus, the list of the ways to a person, the state of the theme's switch, and
 * who has signed in on the site signs out by one press, which holds in every tab. Without it menus open and close by their
 * own button, and what the page's inline script showed of a name stays.
 */
import { addStyle, find, findHooks, hookValue } from '#src/browser/dom.ts';
import { startMenus } from '#src/browser/menus.ts';
import { pageRoot } from '#src/browser/page-facts.ts';
import { local, onOtherTab, tellPage } from '#src/browser/storage.ts';
import { tellTheme } from '#src/browser/switches.ts';
import { wakeIsland } from '#src/browser/wake-island.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { signedInName } from '#src/domain/signed-in.ts';
import sideStyle from '#src/styles/on-demand/side.css?url';

export function startHeader(): void {
  startMenus();
  startContact();
  tellTheme();
  startSigningOut();
}

/** The ways to a person: their button on narrow screens stands in the header, and what it opens is an island's. */
function startContact(): void {
  const list = find('#side-list');
  if (!list) return;
  addStyle(sideStyle);
  list.addEventListener('beforetoggle', () => wakeIsland(list), { once: true });
}

function showSignedIn(): void {
  const name = signedInName(local.get(localKeys.signedInAs), Date.now());
  pageRoot().toggleAttribute('data-signed-in', name !== '');
  for (const link of findHooks('data-login')) link.textContent = name || hookValue(link, 'data-login');
}

function startSigningOut(): void {
  onOtherTab(localKeys.signedInAs, showSignedIn);
  // Another tab may have signed out since the page's inline script looked.
  showSignedIn();
  // A page that the browser kept as it was has heard of nothing since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) tellPage(localKeys.signedInAs);
  });
  for (const button of findHooks<HTMLButtonElement>('data-sign-out')) {
    // Until now a press would have been lost.
    button.disabled = false;
    button.addEventListener('click', () => {
      local.remove(localKeys.signedInAs);
      tellPage(localKeys.signedInAs);
      // The button is gone; before it stands the way to sign in.
      (button.previousElementSibling as HTMLElement).focus(); // as the header has it
    });
  }
}
