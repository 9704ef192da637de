/** The clipboard, and a fallback where it is refused. */

/** @returns whether the text is in the clipboard */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // refused, or a page without https: the caller says so
  }
}

/** Selects an element's text, to be copied by hand. */
export function selectText(element: Element): void {
  getSelection()?.selectAllChildren(element);
}
