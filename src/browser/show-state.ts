/**
 * Pages that end in one of several states: each has a section, written at build, with `data-state` and, if the heading
 * changes, `data-title`.
 */
export function showState(page: HTMLElement, state: string): void {
  for (const section of page.querySelectorAll<HTMLElement>('[data-state]')) {
    const isShown = section.dataset['state'] === state;
    section.hidden = !isShown;
    const heading = page.querySelector('h1');
    if (isShown && heading && section.dataset['title']) heading.textContent = section.dataset['title'];
  }
}
