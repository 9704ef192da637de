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
}
