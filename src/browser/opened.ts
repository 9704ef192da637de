/** What of this the visitor opens lies over the page; other blocks that fold stand in it. */
const LIES_OVER = '[popover],dialog,[data-menu]';

/** Menus, lists and dialogs that the visitor has opened: tells whenever one opens or closes, as long as the page is there. */
export function onOpened(callback: (isOpened: boolean) => void): void {
  const open = new Set<EventTarget>();
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (!(target instanceof Element) || !target.matches(LIES_OVER)) return;
      if (newState === 'open') open.add(target);
      else open.delete(target);
      callback(open.size > 0);
    },
    // It does not bubble.
    true,
  );
}
