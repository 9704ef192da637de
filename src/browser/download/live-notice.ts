/** The place in a page that says what the version service changed, or that it did not answer. */
import type { LinkPolicy } from '#src/domain/releases/installer-links.ts';
import { all } from './elements.ts';

/** How the page wants the service to be asked; undefined where it does not. */
export function liveSettings(): { language: 'zh' | 'en'; policy: LinkPolicy } | undefined {
  const [notice] = all('[data-live-notice]');
  if (!notice) return undefined;
  return {
    language: notice.dataset['language'] === 'en' ? 'en' : 'zh',
    policy: { pageUrl: location.href, allowedOrigins: (notice.dataset['origins'] ?? '').split(' ') },
  };
}

/** Takes back what an earlier question came to. */
export function sayReachable(): void {
  reveal('');
}

export function sayUnreachable(): void {
  reveal('failed');
}

/** @param version the newest of those that are new to this page */
export function sayChanged(version: string): void {
  for (const text of all('[data-live-version]')) text.textContent = version;
  reveal('changed');
}

function reveal(which: 'failed' | 'changed' | ''): void {
  for (const notice of all('[data-live]')) notice.hidden = notice.dataset['live'] !== which;
}
