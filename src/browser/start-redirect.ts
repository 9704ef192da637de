/**
 * `/redirect?target=`: shows the result for the target, and continues if no question is needed. Runs after the page's
 * parts, before they are painted.
 */
import { allowedLinkOrigins } from '#src/config/services.ts';
import { redirectTarget } from '#src/domain/redirect-target.ts';
import { currentOrigin, goTo, queryParameters } from './location.ts';
import { showState } from './show-state.ts';

function followRedirect(page: HTMLElement): void {
  // Without a target the link leads to the home page in the page's language.
  const home = page.querySelector('[data-state="own"] [data-go]')?.getAttribute('href') ?? '/';
  const target = redirectTarget(queryParameters().get('target') ?? home, {
    ownOrigin: currentOrigin(),
    allowedOrigins: allowedLinkOrigins,
  });
  showState(page, target.kind);
  if (target.kind === 'refused') return;
  fill(page, target.kind, target.href);
  if (target.kind === 'own') {
    goTo(target.href);
    return;
  }
  const host = page.querySelector('[data-host]');
  const button = page.querySelector<HTMLElement>('[data-state="leave"] [data-go]');
  if (host) host.textContent = target.host;
  if (button) button.textContent = (button.dataset['text'] ?? '').replace('{{host}}', target.host);
}

function fill(page: HTMLElement, state: string, href: string): void {
  page.querySelector(`[data-state="${state}"] [data-go]`)?.setAttribute('href', href);
}

const page = document.currentScript?.previousElementSibling;
if (page instanceof HTMLElement) followRedirect(page);
