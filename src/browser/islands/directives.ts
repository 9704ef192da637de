/**
 * Registers Astro's directives and ours for Astro's element, which starts every island as soon as it is defined. The
 * development server prints all of them into each page; in the built site they come with the site's script, once for all
 * pages and after the paint.
 */
import type { ClientDirective } from 'astro';
import idle from 'astro/runtime/client/idle.js';
import visible from 'astro/runtime/client/visible.js';
import onIntent from './on-intent.ts';
import { restoreTyped } from './typed-values.ts';

/** React and the texts take a phone as long to start as the island's own code: two tasks, with a pause between them. */
const inSteps =
  (directive: ClientDirective): ClientDirective =>
  (load, options, island) =>
    directive(
      async () => {
        const bring = () => import(/* @vite-ignore */ island.getAttribute('renderer-url') ?? ''); // Astro writes it
        await bring().catch(() => undefined); // Astro asks again, and tells
        await new Promise((done) => setTimeout(done));
        return load();
      },
      options,
      island,
    );

self.Astro = { idle: inSteps(idle), visible: inSteps(visible), intent: onIntent, ...self.Astro };
// Islands read their fields when they wake.
restoreTyped();
