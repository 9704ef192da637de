/**
 * Adds `client:intent` to islands: the island wakes when it comes near the viewport, once the page itself has
 * loaded, or at once when the visitor touches or focuses it; `client:intent="touch"` leaves the first out, and
 * `client:intent="interest"` waits for the first sign of interest in the page. Nothing typed or clicked before it woke
 * is lost.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | 'touch' | 'interest' | 'idle' | 'soon';
  }
}

export function onIntent(): AstroIntegration {
  return {
    name: 'on-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: fileURLToPath(new URL('../src/browser/islands/on-intent.ts', import.meta.url)),
        });
      },
    },
  };
}
