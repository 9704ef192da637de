/**
 * Runs in every page at once: stores the address's attribution, and shows mourning. What needs rules or the network
 * comes later (src/scripts); a visitor who leaves before that has lost nothing.
 */
import type { InlinePageConfig } from './inline-page.ts';
import { attempt } from './inline-storage.ts';

declare const PAGE: InlinePageConfig;

export function recordLanding(): void {
  const root = document.documentElement;
  const hasAttribution = (text: string): boolean => new RegExp(`(${PAGE.attributionNames})=`).test(text);
  const sessionValue = (key: string) => attempt(() => sessionStorage.getItem(key));
  const query = location.search;
  if (hasAttribution(query)) attempt(() => sessionStorage.setItem(PAGE.landingKey, query));
  // The site's script reads it, and loads the rules of attribution only if they apply.
  if (hasAttribution(query + (attempt(() => document.cookie) ?? '')) || sessionValue(PAGE.landingKey)) {
    root.dataset['attribution'] = '';
  }
  if (sessionValue(PAGE.publicConfigKey)?.includes('"isMourning":true')) root.dataset['mourning'] = '';
}
