/** Keyboard shortcuts of the whole page. */

export type Shortcut = { kind: 'search' } | { kind: 'part'; index: number };

/** Ctrl or ⌘ with K; Alt with a digit key, by its position, since Alt may change its character. */
function shortcutOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Shortcut | undefined {
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return { kind: 'search' };
  const digit = /^Digit([1-9])$/.exec(code)?.[1];
  if (altKey && !ctrlKey && !metaKey && !shiftKey && digit) return { kind: 'part', index: Number(digit) - 1 };
  return undefined;
}

/** @param act returns whether it did something; then the browser's default is prevented */
export function onShortcut(act: (shortcut: Shortcut) => boolean): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const shortcut = event.isComposing ? undefined : shortcutOf(event);
    if (shortcut && act(shortcut)) event.preventDefault();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

export const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);
