/**
 * The state of the theme's switch, for those who do not see what it does. The switch itself works before this, by the page's
 * inline script (before-paint.ts).
 */
import { findHooks } from './dom.ts';
import { pageRoot } from './page-facts.ts';

/** What the visitor chose here, else what the system says. */
function isDark(): boolean {
  const { theme } = pageRoot().dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

export function tellTheme(): void {
  const tell = (): void => {
    for (const button of findHooks('data-toggle-theme'))
      button.setAttribute('aria-pressed', String(isDark()));
  };
  tell();
  // After the inline script, which listens there as well.
  document.addEventListener('click', tell);
}
