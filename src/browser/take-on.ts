/**
 * `/redirect?target=`: to an address of this site at once, to a listed site only on the visitor's click and with its name
 * shown, to any other not at all. Which is which is decided in `src/domain/safe-link.ts`.
 */
import { allowedLinkOrigins } from '#src/config/site.ts';
import { safeLink } from '#src/domain/safe-link.ts';
import { goTo, queryParameters } from './location.ts';
import { showState } from './show-state.ts';

export function takeOn(page: HTMLElement): void {
  const link = safeLink(queryParameters().get('target') ?? '/', {
    ownOrigin: location.origin,
    allowedOrigins: allowedLinkOrigins,
  });
  // A target that leads back here would go round for ever.
  const isLoop = link?.isOwn === true && /^\/(?:en\/)?redirect\/?$/.test(new URL(link.href).pathname);
  if (!link || isLoop) {
    showState(page, 'refused');
    return;
  }
  if (link.isOwn) {
    fill(page, 'own', link.href);
    goTo(link.href);
    return;
  }
  showState(page, 'leave');
  fill(page, 'leave', link.href);
  const host = page.querySelector('[data-host]');
  const button = page.querySelector<HTMLElement>('[data-state="leave"] [data-go]');
  if (host) host.textContent = link.host;
  if (button) button.textContent = (button.dataset['text'] ?? '').replace('{{host}}', link.host);
}

function fill(page: HTMLElement, state: string, href: string): void {
  page.querySelector(`[data-state="${state}"] [data-go]`)?.setAttribute('href', href);
}
