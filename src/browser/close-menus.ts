/** The header's menus, which close when something else is pressed, and with Escape. */
import { findAll } from './dom.ts';

const openMenus = () => findAll<HTMLDetailsElement>('details[data-menu][open]');

export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) {
      if (!menu.contains(target as Node)) menu.open = false; // a click's target in a document is a node
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    const [menu] = openMenus();
    if (key !== 'Escape' || !menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
