/**
 * What older browsers run besides the page itself, in one file that no other asks for. Its address ends in the name of
 * the page's style sheet for them (`#…`): the build writes both into the page.
 */
import { addPopovers } from './popovers.ts';
import { addRequestSubmit } from './request-submit.ts';
import { followConditions } from './conditions.ts';

const { href, hash } = new URL(import.meta.url);
const root = document.documentElement;

/** The page's own sheets are half understood here; the one that has come says all of it. */
function retireOwnStyles(): void {
  for (const style of document.querySelectorAll('style')) style.disabled = true;
}

function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}

function show(): void {
  root.hidden = false;
  // The browser went to the place that the address names while nothing had one.
  const { hash: place } = location;
  if (place) whenParsed(() => document.getElementById(decodeURIComponent(place.slice(1)))?.scrollIntoView());
}

function loadStyle(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`legacy.${hash.slice(1)}.css`, href).href;
  link.addEventListener('load', () => {
    retireOwnStyles();
    show();
    whenParsed(() => {
      retireOwnStyles();
      followConditions();
    });
  });
  // Without it the page is plain, as in browsers that are older still.
  link.addEventListener('error', show);
  document.head.append(link);
}

addPopovers();
addRequestSubmit();
loadStyle();
