/**
 * What every page runs before its first paint, bundled into one inline script. The build replaces `PAGE.…` by values
 * and drops branches that do not apply, so these modules import only each other and rules without imports.
 */
import { signedInName } from '#src/domain/signed-in.ts';
import { beforePaint } from './before-paint.ts';
import { attempt, read } from './inline-storage.ts';
import { loadSiteScript } from './islands/load-site-script.ts';

export interface InlinePageConfig {
  /** Key in local and session storage. */
  languageKey: string;
  themeKey: string;
  productLineKey: string;
  offerDismissedKey: string;
  landingKey: string;
  publicConfigKey: string;
  /** Empty if the header has no sign-in. */
  signedInKey: string;
  /** The page contains islands, which may be pressed before hydration. */
  hasIslands: boolean;
  /** Address of the script that runs if the site's script could not be loaded. */
  fallbackScript: string;
  /** Parameters and cookies that attribution reads, as alternatives of a pattern. */
  attributionNames: string;
  /** Stored values of this page's language and of the default. */
  language: string;
  defaultLanguage: string;
  /** Path prefix of this page's language; empty for the default one. */
  prefix: string;
  /** Prefixes of the other languages that have one, by their stored values. */
  otherPrefixes: Partial<Record<string, string>>;
  /** The language to offer on this page, by the browser's language; empty for this page's own. */
  offers: Partial<Record<string, string>>;
  /** The language to offer readers of none of them; empty for no offer. */
  otherwiseOffered: string;
}

declare const PAGE: InlinePageConfig;

const root = document.documentElement;

// A page that will be replaced by another language's counts nothing and shows nothing.
if (!beforePaint()) {
  recordLanding();
  showSignedIn();
  loadSiteScript(root);
}

/**
 * Stores the address's attribution, and shows mourning. What needs rules or the network comes later (src/scripts); a
 * visitor who leaves before that has lost nothing.
 */
function recordLanding(): void {
  const attribution = new RegExp(`(${PAGE.attributionNames})=`);
  const sessionValue = (key: string) => attempt(() => sessionStorage.getItem(key));
  const query = location.search;
  if (attribution.test(query)) attempt(() => sessionStorage.setItem(PAGE.landingKey, query));
  // The site's script reads it, and loads the rules of attribution only if they apply.
  if (attribution.test(query + attempt(() => document.cookie)) || sessionValue(PAGE.landingKey)) {
    root.dataset['attribution'] = '';
  }
  if (sessionValue(PAGE.publicConfigKey)?.includes('"isMourning":true')) root.dataset['mourning'] = '';
}

/**
 * Shows a signed-in visitor's name in place of `Log in`, as soon as the header is parsed. Later behaviour
 * (src/scripts/header.ts) is not part of this inline script.
 */
function showSignedIn(): void {
  const name = PAGE.signedInKey && signedInName(read(PAGE.signedInKey), Date.now());
  if (!name) return;
  // Styles for it apply from the first paint.
  root.dataset['signedIn'] = '';
  document.addEventListener('DOMContentLoaded', () => {
    for (const link of document.querySelectorAll('[data-login]')) link.textContent = name;
  });
}
