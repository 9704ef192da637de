/**
 * The clicks of the language and theme switches and of whatever can be dismissed (`data-dismiss` is the key in local storage,
 * `data-what` the word to keep there). Part of the site's script; presses before it comes are kept by ./islands/bring-site.ts.
 */
import { localKeys } from '#src/config/storage-keys.ts';
import { isPlainClick } from './clicks.ts';
import { findHooks } from './dom.ts';
import { attempt, read, write } from './inline-storage.ts';
import { pageRoot } from './page-facts.ts';

export function startSwitches(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element; // a click's target in a document is an element
    const choice = target.closest<HTMLAnchorElement>('[data-choose-language]');
    if (choice) chooseLanguage(choice, event);
    const dismissal = target.closest<HTMLElement>('[data-dismiss]');
    if (dismissal) dismiss(dismissal);
    if (target.closest('[data-toggle-theme]')) toggleTheme();
  });
}

/** The choice itself is kept by what runs before the paint. */
function chooseLanguage(choice: HTMLAnchorElement, event: MouseEvent): void {
  // What the address says (a referral, a filter, the part of the page) holds in the other language as well.
  choice.search = location.search;
  choice.hash = location.hash;
  if (!isPlainClick(event)) return;
  // In the place of this page, which would lead here again: one step back goes to where the visitor was before.
  event.preventDefault();
  location.replace(choice.href);
}

function dismiss(dismissal: HTMLElement): void {
  const { dismiss: key = '', what = '1' } = dismissal.dataset;
  // The last few are enough: what was dismissed before has ended.
  write(key, `${read(key) ?? ''} ${what}`.trim().split(' ').slice(-8).join(' '));
  dismissal.closest('aside')?.setAttribute('hidden', '');
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** What the visitor chose here, else what the system says. */
const isDark = () => (pageRoot().dataset['theme'] ?? systemTheme()) === 'dark';

function toggleTheme(): void {
  const { dataset } = pageRoot();
  const next = isDark() ? 'light' : 'dark';
  dataset['theme'] = next;
  write(localKeys.theme, next);
  // A choice equal to the system's follows the system again.
  if (next === systemTheme()) {
    delete dataset['theme'];
    attempt(() => localStorage.removeItem(localKeys.theme));
  }
}

/** The state of the theme's switch, for those who do not see what it does. */
export function tellTheme(): void {
  const tell = (): void => {
    for (const button of findHooks('data-toggle-theme'))
      button.setAttribute('aria-pressed', String(isDark()));
  };
  tell();
  // After `startSwitches`, which listens there as well.
  document.addEventListener('click', tell);
}
