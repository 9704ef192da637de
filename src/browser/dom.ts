/** Finding and making elements. */
export function findAll<E extends HTMLElement = HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)];
}

export function find(selector: string): HTMLElement | undefined {
  return findAll(selector)[0];
}

/** @param text as text, never as markup */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** Puts something at the end of the page, below everything that was there. */
export function addToPage<E extends HTMLElement>(made: E): E {
  document.body.append(made);
  return made;
}
