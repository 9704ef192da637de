/**
 * A page that ends in one of several states has a section for each, all written at build, and one heading above them:
 * the sections carry `data-state` and, where the heading changes, `data-title`.
 */
export function showState(page: HTMLElement, state: string): void {
  for (const section of page.querySelectorAll<HTMLElement>('[data-state]')) {
    const isShown = section.dataset['state'] === state;
    section.hidden = !isShown;
    const heading = page.querySelector('h1');
    if (isShown && heading && section.dataset['title']) heading.textContent = section.dataset['title'];
  }
}
