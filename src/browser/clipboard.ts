/** The clipboard, and what is left where it is refused. */

/** @returns whether it is in the clipboard */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // refused, or a page without https: the caller says so
  }
}

/** Marks what an element says, so that the visitor's own keys can copy it. */
export function selectText(element: Element): void {
  getSelection()?.selectAllChildren(element);
}
