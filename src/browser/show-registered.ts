/**
 * Runs behind the words of the page after a registration, before they are painted: who is signed in is greeted; a visitor who comes
 * to it without one and without a registration is told so. A browser that refuses storage knows of none, and is believed.
 */
import { REGISTERED_KEY, SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { ownAccountOf, signedInName } from '#src/domain/signed-in.ts';
import { attempt } from './inline-storage.ts';
import { showState } from './show-state.ts';

const page = document.currentScript?.parentElement;
const kept = attempt(() => localStorage.getItem(SIGNED_IN_KEY));
const name = signedInName(kept, Date.now());
const greeting = page?.querySelector<HTMLElement>('[data-greets]');
if (name && greeting) {
  greeting.hidden = false;
  greeting.textContent = (greeting.dataset['greets'] ?? '').replace('#', () => name);
}
if (ownAccountOf(kept, Date.now())) document.documentElement.dataset['ownAccount'] = '';
if (page && !name && attempt(() => localStorage.getItem(REGISTERED_KEY)) === null) {
  showState(page, 'unknown');
  document.title = page.querySelector('h1')?.textContent ?? document.title;
}
