/**
 * Runs behind the words of the page after a registration, before they are painted: whoever comes to it without one is told so.
 * A browser that refuses storage knows of none, and is believed.
 */
import { REGISTERED_KEY } from '#src/config/flow-keys.ts';
import { attempt } from './inline-storage.ts';
import { showState } from './show-state.ts';

const page = document.currentScript?.parentElement;
if (page && attempt(() => localStorage.getItem(REGISTERED_KEY)) === null) {
  showState(page, 'unknown');
  document.title = page.querySelector('h1')?.textContent ?? document.title;
}
