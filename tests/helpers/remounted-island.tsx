/**
 * An island that was taken down and mounted again with the same store, as React does in StrictMode, after a hot reload
 * and for hidden parts of a page. Nothing answers here: what needs a network says so.
 */
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

export type Island = ReturnType<typeof remount>;

export function remount(island: ReactNode) {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  // Everything rendered here has run its effects: mounted, unmounted and mounted again.
  flushSync(() => root.render(<StrictMode>{island}</StrictMode>));

  function find(selector: string, text = ''): HTMLElement {
    const found = [...place.querySelectorAll<HTMLElement>(selector)];
    const [element] = text ? found.filter(({ textContent }) => textContent.trim() === text) : found;
    if (!element) throw new Error(`There is no ${selector} ${text} in: ${place.textContent}`);
    return element;
  }
  return {
    place,
    press: (label: string) => find('button, label', label).click(),
    /** Fills in fields by name or id, as a visitor types. */
    fill: (values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) {
        const field = find(`[name="${name}"], [id="${name}"]`);
        // Past React, which otherwise takes the value for one that it has seen.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    submit: () => (find('form') as HTMLFormElement).requestSubmit(), // found as one
  };
}
