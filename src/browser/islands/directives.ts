/**
 * Registers Astro's directives and ours for Astro's element, which starts the islands when it is defined. The
 * development server prints all of them into each page; the built site loads them with its script, after the first
 * paint.
 */
import type { ClientDirective } from 'astro';
import idle from 'astro/runtime/client/idle.js';
import visible from 'astro/runtime/client/visible.js';
import onIntent from './on-intent.ts';
import { restoreTyped } from './typed-values.ts';

/** On a phone, React and texts take as long to start as the island's own code: two tasks with a pause between them. */
const inTwoTasks =
  (directive: ClientDirective): ClientDirective =>
  (load, options, island) =>
    directive(
      async () => {
        const loadRenderer = () => import(/* @vite-ignore */ island.getAttribute('renderer-url') ?? ''); // Astro writes it
        await loadRenderer().catch(() => undefined); // Astro asks again, and tells
        await new Promise((done) => setTimeout(done));
        return load();
      },
      options,
      island,
    );

self.Astro = { idle: inTwoTasks(idle), visible: inTwoTasks(visible), intent: onIntent, ...self.Astro };
// Islands read their fields when they hydrate.
restoreTyped();
