/**
 * Runs after the texts of the page after a registration, before they are painted: greets a signed-in visitor; a visitor
 * who has neither signed in nor registered is told so. Without storage, or straight from the form (full storage keeps
 * nothing), the page assumes a registration.
 */
import { REGISTERED_KEY, SIGNED_IN_KEY } from '#src/config/flow-keys.ts';
import { ownAccountOf, signedInName } from '#src/domain/signed-in.ts';
import { read } from './inline-storage.ts';
import { showState } from './show-state.ts';

const page = document.currentScript?.parentElement;
const stored = read(SIGNED_IN_KEY);
const name = signedInName(stored, Date.now());
const greeting = page?.querySelector<HTMLElement>('[data-greets]');
if (name && greeting) {
  greeting.hidden = false;
  greeting.textContent = (greeting.dataset['greets'] ?? '').replace('#', () => name);
}
if (ownAccountOf(stored, Date.now())) document.documentElement.dataset['ownAccount'] = '';
const isFromForm = /\/register([?#]|$)/.test(document.referrer);
if (page && !name && !isFromForm && read(REGISTERED_KEY) === null) {
  showState(page, 'unknown');
  document.title = page.querySelector('h1')?.textContent ?? document.title;
}
