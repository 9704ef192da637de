/**
 * Where `/redirect?target=` may lead: to this site at once, to a listed site on the visitor's click, to others never. A
 * target that leads back to `/redirect` would loop, and counts as none.
 */
import { safeLink, type LinkPolicy } from './safe-link.ts';

export type RedirectTarget =
  | { kind: 'own'; href: string }
  | { kind: 'leave'; href: string; host: string }
  | { kind: 'refused' };

const REDIRECT_PATH = /^\/(?:en\/)?redirect\/?$/;

/** @param target of the query, or the home page's path if there is none */
export function redirectTarget(target: string, policy: LinkPolicy): RedirectTarget {
  const link = safeLink(target, policy);
  if (!link) return { kind: 'refused' };
  if (!link.isOwn) return { kind: 'leave', href: link.href, host: link.host };
  return REDIRECT_PATH.test(new URL(link.href).pathname)
    ? { kind: 'refused' }
    : { kind: 'own', href: link.href };
}
