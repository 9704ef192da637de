/**
 * The header's menus. In the bar a group opens when it is pressed or pointed at, stays open while the pointer moves to
 * its content, and closes with Escape, with a press elsewhere, and when pointer or focus have left it. In the drawer the
 * page's own group is open, and the page behind is inert. Without this a group opens and closes by its own button.
 */
import { find, findAll, findHooks } from './dom.ts';
import { pageRoot } from './page-facts.ts';

/** As long as a pointer may take across a corner. */
const GRACE_MS = 300;

const menus = () => findHooks<HTMLDetailsElement>('data-menu');

export function startMenus(): void {
  const drawer = find('#site-nav');
  if (!drawer) return;
  for (const menu of menus()) openByPointer(menu);
  document.addEventListener('click', ({ target }) => {
    if (!isInDrawer()) closeAllBut(target as Node); // a click's target in a document is a node
  });
  document.addEventListener('keydown', ({ key }) => {
    const open = menus().find((menu) => menu.open);
    if (key !== 'Escape' || !open || isInDrawer()) return;
    open.open = false;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
  });
  drawer.addEventListener('beforetoggle', (event) => followDrawer(event.newState === 'open'));
  // A wide window has no drawer, and must not be left without the rest of the page.
  addEventListener('resize', () => {
    if (pageRoot().style.overflow && !isInDrawer()) drawer.hidePopover();
  });
  // After it has opened, since what is not seen takes no focus: at the way back.
  drawer.addEventListener('toggle', (event) => {
    if (event.newState === 'open') find('[popovertargetaction]')?.focus();
  });
}

/** The button that opens the drawer is there where there is one. */
function isInDrawer(): boolean {
  return (find('[popovertarget="site-nav"].header__narrow')?.offsetWidth ?? 0) > 0;
}

function closeAllBut(inside?: Node): void {
  for (const menu of menus()) if (!inside || !menu.contains(inside)) menu.open = false;
}

function openByPointer(menu: HTMLDetailsElement): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** The press of somebody who has pointed at it first is no wish to close it. */
  let isJustOpened = false;
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving);
    if (pointerType !== 'mouse' || menu.open || isInDrawer()) return;
    closeAllBut(menu);
    menu.open = true;
    isJustOpened = true;
  });
  menu.addEventListener('pointerleave', () => {
    if (isInDrawer()) return;
    leaving = setTimeout(() => {
      // The keyboard may still be in it.
      if (!menu.querySelector(':focus-visible')) menu.open = false;
    }, GRACE_MS);
  });
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (isJustOpened) event.preventDefault();
    isJustOpened = false;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && !isInDrawer()) menu.open = false;
  });
}

function followDrawer(isOpen: boolean): void {
  for (const menu of menus()) menu.open = isOpen && menu.querySelector('[aria-current=page]') !== null;
  for (const part of findAll('body > :not(.header), .header__brand, .header__tools')) {
    part.toggleAttribute('inert', isOpen);
  }
  pageRoot().style.overflow = isOpen ? 'hidden' : '';
}
