/** Whether the focus went with the element that had it: then the keyboard starts at the top again. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

export const isFocused = (element: Element): boolean => document.activeElement === element;
