/**
 * What older browsers run besides the page itself, in one file that no other asks for. The build writes its address into the
 * page, and that of the page's style sheet for them. (A part of its own address would not do for that: these browsers give a
 * module that they know the address under which they met it first.)
 */
import { addHasOwn } from './has-own.ts';
import { addPopovers } from './popovers.ts';
import { addRequestSubmit } from './request-submit.ts';
import { followConditions } from './conditions.ts';

/** The page's own sheets are half understood here; the one that has come says all of it. */
function retireOwnStyles(): void {
  for (const style of document.querySelectorAll('style')) style.disabled = true;
}

function whenParsed(work: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work, { once: true });
  else work();
}

/** The browser went to the place that the address names while nothing had one. */
function goToPlace(): void {
  const { hash: place } = location;
  if (place) whenParsed(() => document.getElementById(decodeURIComponent(place.slice(1)))?.scrollIntoView());
}

function loadStyle(address: string, show: () => void): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const come = () => {
    retireOwnStyles();
    show();
    goToPlace();
    whenParsed(() => {
      retireOwnStyles();
      followConditions();
    });
  };
  link.addEventListener('load', come, { once: true });
  // Without it the page is plain, as in browsers that are older still.
  link.addEventListener('error', show);
  document.head.append(link);
}

/**
 * @param style address of the page's style sheet for these browsers
 * @param show ends the hiding of the page
 */
export function start(style: string, show: () => void): void {
  addHasOwn();
  addPopovers();
  addRequestSubmit();
  loadStyle(style, show);
}
