/// <reference types="astro/client" />

declare module 'astro/runtime/server/astro-island.js';

/** Settings by which the build drops code. It replaces only names that are written out after a dot. */
interface ImportMetaEnv {
  readonly PUBLIC_MIRROR_SITE?: string;
  readonly PUBLIC_REPORTS?: string;
}

/** Shared by the page's scripts; modules in `src/browser/islands` set them. */
interface Window {
  /** Directives by name, for Astro's element. */
  Astro?: Record<string, import('astro').ClientDirective>;
}
