/**
 * Clicks on the language and theme switches and on dismiss buttons (`data-dismiss` is the key in local storage,
 * `data-what` the value to add). Part of the site's script; ./islands/load-site-script.ts keeps earlier presses.
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

/** The script before the first paint stores the choice. */
function chooseLanguage(choice: HTMLAnchorElement, event: MouseEvent): void {
  // Parameters and fragment (a referral, a filter) apply in the other language as well.
  choice.search = location.search;
  choice.hash = location.hash;
  if (!isPlainClick(event)) return;
  // Replaces this page, which would redirect back: Back then leads to the page before.
  event.preventDefault();
  location.replace(choice.href);
}

function dismiss(dismissal: HTMLElement): void {
  const { dismiss: key = '', what = '1' } = dismissal.dataset;
  // The last few are enough: earlier banners have ended.
  write(key, `${read(key) ?? ''} ${what}`.trim().split(' ').slice(-8).join(' '));
  dismissal.closest('aside')?.setAttribute('hidden', '');
}

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The visitor's choice, else the system's theme. */
const isDark = () => (pageRoot().dataset['theme'] ?? systemTheme()) === 'dark';

function toggleTheme(): void {
  const { dataset } = pageRoot();
  const next = isDark() ? 'light' : 'dark';
  dataset['theme'] = next;
  write(localKeys.theme, next);
  // A choice that equals the system's follows the system again.
  if (next === systemTheme()) {
    delete dataset['theme'];
    attempt(() => localStorage.removeItem(localKeys.theme));
  }
}

/** Announces the state of the theme switch to screen readers. */
export function syncThemeButtons(): void {
  const sync = (): void => {
    for (const button of findHooks('data-toggle-theme'))
      button.setAttribute('aria-pressed', String(isDark()));
  };
  sync();
  // Registered after `startSwitches`, so that it runs after the switch.
  document.addEventListener('click', sync);
}
