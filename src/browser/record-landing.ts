/**
 * What every page does at once: it keeps what the address says about who sent the visitor, and shows mourning. Whatever needs
 * rules or the network comes later (src/scripts): a visitor who clicks on before that has lost nothing.
 */
import type { InlinePageConfig } from './inline-page.ts';
import { attempt } from './inline-storage.ts';

declare const PAGE: InlinePageConfig;

export function recordLanding(): void {
  const root = document.documentElement;
  const concerns = (text: string): boolean => new RegExp(`(${PAGE.attributionNames})=`).test(text);
  const kept = (key: string) => attempt(() => sessionStorage.getItem(key));
  const query = location.search;
  if (concerns(query)) attempt(() => sessionStorage.setItem(PAGE.landingKey, query));
  // Read by the site's script, which fetches the rules of attribution only where they have something to do.
  if (concerns(query + (attempt(() => document.cookie) ?? '')) || kept(PAGE.landingKey)) {
    root.dataset['attribution'] = '';
  }
  if (kept(PAGE.publicConfigKey)?.includes('"isMourning":true')) root.dataset['mourning'] = '';
}
