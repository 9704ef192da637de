/**
 * What every page runs before its first paint, bundled into one inline script. The build replaces `PAGE.…` by values
 * and drops branches that do not apply, so these modules import only each other and rules without imports.
 */
import { beforePaint } from './before-paint.ts';
import { loadSiteScript } from './islands/load-site-script.ts';
import { markHomeSystem } from './mark-home-system.ts';
import { markPlatform } from './mark-platform.ts';
import { showSignedIn } from './show-signed-in.ts';
import { recordLanding } from './record-landing.ts';

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
  isHome: boolean;
  isDownload: boolean;
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

// A page that will be replaced by another language's counts nothing and shows nothing.
if (!beforePaint()) {
  recordLanding();
  markHomeSystem();
  markPlatform();
  showSignedIn();
  loadSiteScript(document.documentElement);
}
