/**
 * What every page runs before it is painted, bundled into one inline script. The build puts values in the place of
 * `PAGE.…` and drops what does not hold for the page at hand, so these modules import each other and rules without imports of their own.
 */
import { beforePaint } from './before-paint.ts';
import { bringSite } from './islands/bring-site.ts';
import { markHomeSystem } from './mark-home-system.ts';
import { markPlatform } from './mark-platform.ts';
import { showSignedIn } from './show-signed-in.ts';
import { recordLanding } from './record-landing.ts';

export interface InlinePageConfig {
  /** Local and session storage. */
  languageKey: string;
  themeKey: string;
  productLineKey: string;
  offerDismissedKey: string;
  landingKey: string;
  publicConfigKey: string;
  /** Empty where the header has no way to sign in. */
  signedInKey: string;
  isHome: boolean;
  isDownload: boolean;
  /** Islands stand in the page, to be touched before they are awake. */
  hasIslands: boolean;
  /** Address of what takes the place of the site's script where that did not come. */
  lostSite: string;
  /** Names of parameters and cookies that attribution reads, as alternatives of a pattern. */
  attributionNames: string;
  /** Stored values: of this page's language and of the default. */
  language: string;
  defaultLanguage: string;
  /** What this page's address begins with for its language; empty for the default one. */
  prefix: string;
  /** The same of the other languages that have one, by their stored values. */
  otherPrefixes: Partial<Record<string, string>>;
  /** By the name that browsers give a language: the one to offer on this page; empty for its own. */
  offers: Partial<Record<string, string>>;
  /** What is offered to those who read none of them; empty where nothing is. */
  otherwiseOffered: string;
}

// A page that is about to be left for its twin counts nothing and shows nothing.
if (!beforePaint()) {
  recordLanding();
  markHomeSystem();
  markPlatform();
  showSignedIn();
  bringSite(document.documentElement);
}
