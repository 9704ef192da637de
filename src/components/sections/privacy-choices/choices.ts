/** Makes the page of privacy choices answer: shows what is so, and changes it at a click. */
import { captureAttribution } from '#src/browser/attribution.ts';
import { removeCookie, readCookie } from '#src/browser/cookies.ts';
import { find, findAll } from '#src/browser/dom.ts';
import { dropParameters } from '#src/browser/location.ts';
import { hasPrivacySignal, timeZone } from '#src/browser/privacy.ts';
import { local, session } from '#src/browser/storage.ts';
import { analyticsConfig } from '#src/config/consent.ts';
import { cookieKeys, localKeys, sessionKeys } from '#src/config/storage-keys.ts';
import { analyticsPolicy } from '#src/domain/consent.ts';
import { siteConsent } from '#src/stores/site-consent.ts';

export function startChoices(): void {
  showConsent();
  showOrigin();
  const cleared = find('[data-cleared]');
  find('[data-clear-all]')?.addEventListener('click', () => {
    forgetOrigin();
    siteConsent.forget();
    for (const key of Object.values(localKeys)) local.remove(key);
    for (const key of Object.values(sessionKeys)) session.remove(key);
    if (cleared) cleared.textContent = cleared.dataset['cleared'] ?? '';
  });
}

function showConsent(): void {
  const section = find('[data-analytics-choice]');
  const state = find('[data-choice-state]');
  if (!section || !state) return;
  // Written by Analytics.astro.
  const words = JSON.parse(section.dataset['states'] ?? '{}') as Partial<Record<string, string>>;
  const isOff = analyticsPolicy(analyticsConfig, timeZone()) === 'off';
  const isFixed = isOff || hasPrivacySignal();
  siteConsent.$consent.subscribe((consent) => {
    const reason = isOff ? 'off' : hasPrivacySignal() ? 'signal' : consent;
    state.textContent = words[reason] ?? '';
    for (const button of findAll<HTMLButtonElement>('[data-analytics-choice] [data-answer]')) {
      button.disabled = isFixed;
      button.setAttribute('aria-pressed', String(button.dataset['answer'] === consent && !isFixed));
    }
  });
  section.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement ? target.dataset['answer'] : undefined;
    if (answer === 'granted' || answer === 'refused') siteConsent.answer(answer);
  });
}

function showOrigin(): void {
  // This page may be the one on which the visitor landed.
  captureAttribution();
  const section = find('[data-origin]');
  const state = find('[data-origin-state]');
  if (!section || !state) return;
  // Written by Origin.astro.
  const names = JSON.parse(section.dataset['names'] ?? '{}') as Partial<Record<string, string>>;
  const known = Object.values(cookieKeys).flatMap((key) => {
    const value = readCookie(key);
    return value ? [`${names[key] ?? key}: ${value}`] : [];
  });
  state.textContent = known.join(' · ') || (state.dataset['none'] ?? '');
  find('[data-forget-origin]')?.addEventListener('click', () => {
    forgetOrigin();
    state.textContent = state.dataset['forgotten'] ?? '';
  });
}

/** Also from the address, which would bring it back on the next load. */
function forgetOrigin(): void {
  for (const key of Object.values(cookieKeys)) removeCookie(key);
  dropParameters(Object.values(cookieKeys));
}
