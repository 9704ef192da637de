/** Adds `client:intent` to islands: src/browser/islands/on-intent.ts says when they wake. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
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
