/** Registers the directives of the site's islands, for Astro's element to find, and what they fetch code with. */
import { fetchCode } from './fetch-code.ts';
import onIntent from './on-intent.ts';

self.fetchCode = fetchCode;
const astro = (self.Astro ??= {});
astro['intent'] ??= onIntent;
// Astro's own gives up where the code does not come.
astro['idle'] ??= (load, options, island) => onIntent(load, { ...options, value: 'idle' }, island);
