/** Runs right behind the page's parts, before they are painted. */
import { takeOn } from './take-on.ts';

const page = document.currentScript?.previousElementSibling;
if (page instanceof HTMLElement) takeOn(page);
