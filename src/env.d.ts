/// <reference types="astro/client" />

declare module 'astro/runtime/server/astro-island.js';

/** Settings that leave code away at build: written out after a dot, which alone the build puts values in for. */
interface ImportMetaEnv {
  readonly PUBLIC_MIRROR_SITE?: string;
  readonly PUBLIC_REPORTS?: string;
}

/** What the page's scripts share; `src/browser/islands` has the ones that fill it. */
interface Window {
  /** Directives by name, for Astro's element. */
  Astro?: Record<string, import('astro').ClientDirective>;
  /** See `src/browser/islands/fetch-code.ts`; absent outside of the site's own pages. */
  fetchCode?: (addresses: readonly string[]) => Promise<void>;
  /** Touches and presses of islands from before their runtime came. */
  earlyTouches?: Event[];
  /** The visitor has moved, pressed or scrolled. */
  hasInterest?: boolean;
  /** And the same without a pointer that wanders about. */
  hasActed?: boolean;
  /** Keeps what is typed over a reload. */
  keepTyped?: () => void;
}
