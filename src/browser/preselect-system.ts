/**
 * Runs in the changelog before the first paint: shows the releases of the address's system (`?system=linux`), unless
 * that would hide the linked release, and selects it in the island's HTML.
 */
import { showSystem } from './shown-system.ts';
import { hydrateByField } from './hydrate-island.ts';

const wanted = new URLSearchParams(location.search).get('system') ?? '';
const choice = [...document.querySelectorAll<HTMLInputElement>('[name=system]')].find(
  ({ value }) => value === wanted,
);
const target = document.getElementById(location.hash.slice(1));
const isHiding = target?.dataset['systems']?.split(' ').includes(wanted) === false;
if (wanted && choice && !isHiding) {
  choice.checked = true;
  showSystem(wanted);
  hydrateByField(choice);
}
