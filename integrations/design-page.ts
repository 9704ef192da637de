/** Serves the design system at /dev/design while developing; a build does not contain it. */
import type { AstroIntegration } from 'astro';

export function designPage(): AstroIntegration {
  return {
    name: 'design-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: '/dev/design',
          entrypoint: new URL('../src/dev/DesignSystem.astro', import.meta.url),
        });
      },
    },
  };
}
