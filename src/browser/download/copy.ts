/** Buttons that copy: they appear with the script, and say what came of it. */
import { all } from './elements.ts';

const SAID_FOR_MS = 2000;

/** @returns whether it is in the clipboard */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // refused, or a page without https: whoever asked says so
  }
}

/** `[data-copy]` copies the text of the code beside it. */
export function offerCopies(): void {
  for (const button of all('[data-copy]')) {
    const code = button.parentElement?.querySelector('code');
    if (!code) continue;
    button.hidden = false;
    button.addEventListener('click', () => void copyCode(button, code));
  }
}

async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  const label = button.dataset['label'] ?? button.textContent;
  button.dataset['label'] = label;
  if (await copyText(code.textContent)) {
    button.textContent = button.dataset['copied'] ?? label;
    setTimeout(() => {
      button.textContent = label;
    }, SAID_FOR_MS);
  } else {
    // The next best thing: marked, ready for the keyboard.
    getSelection()?.selectAllChildren(code);
  }
}
