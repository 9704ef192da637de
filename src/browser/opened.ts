/** Parts that open over the page, unlike other folding blocks. */
const OPENS_OVER_PAGE = '[popover],dialog,[data-menu]';

/** Calls back whenever a menu, list or dialog opens or closes, while the page lives. */
export function onOpened(callback: (isOpened: boolean) => void): void {
  const open = new Set<EventTarget>();
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (!(target instanceof Element) || !target.matches(OPENS_OVER_PAGE)) return;
      if (newState === 'open') open.add(target);
      else open.delete(target);
      callback(open.size > 0);
    },
    // Capture, since it does not bubble.
    true,
  );
}
