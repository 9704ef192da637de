/**
 * What wakes islands: the directives that the site uses and Astro's element. The development server prints both into each
 * page; in the built site they come with the site's script, once for all pages and after the paint.
 */
// First: the element starts every island that is in the page as soon as it is defined.
import './directives.ts';
import 'astro/runtime/server/astro-island.js';
import { retryOnDemandStyles } from './on-demand-styles.ts';
import { keepTyped, restoreTyped } from './typed-values.ts';

retryOnDemandStyles(document);
restoreTyped(document, location.pathname);
self.keepTyped = () => keepTyped(document, location.pathname);
