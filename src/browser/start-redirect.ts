/** Runs right behind the page's parts, before they are painted. */
import { followRedirect } from './follow-redirect.ts';

const page = document.currentScript?.previousElementSibling;
if (page instanceof HTMLElement) followRedirect(page);
