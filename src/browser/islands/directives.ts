/**
 * Registers Astro's directives and ours for Astro's element, which starts every island as soon as it is defined. The
 * development server prints all of them into each page; in the built site they come with the site's script, once for all
 * pages and after the paint.
 */
import idle from 'astro/runtime/client/idle.js';
import visible from 'astro/runtime/client/visible.js';
import onIntent from './on-intent.ts';
import { restoreTyped } from './typed-values.ts';

self.Astro = { idle, visible, intent: onIntent, ...self.Astro };
// Islands read their fields when they wake.
restoreTyped();
