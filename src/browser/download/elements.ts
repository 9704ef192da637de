/** All elements that a selector finds, typed; the page's markup is the contract. */
export function all<E extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E[] {
  return [...within.querySelectorAll<E>(selector)];
}
