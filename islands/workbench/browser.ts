/** Keys that hold for the whole page, wherever the focus is. */

export type Shortcut = { kind: 'search' } | { kind: 'part'; index: number };

/** Ctrl or ⌘ with K; Alt with a digit, by its place on the keyboard, since Alt may write another sign there. */
function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Shortcut | undefined {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return { kind: 'search' };
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (altKey && !ctrlKey && !metaKey && !shiftKey && digit) return { kind: 'part', index: Number(digit) - 1 };
  return undefined;
}

/** @param act says whether it has done something; then the browser does nothing of its own */
export function onShortcut(act: (shortcut: Shortcut) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const shortcut = event.isComposing ? undefined : shortcutOf(event);
    if (shortcut && act(shortcut)) event.preventDefault();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

export const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);
