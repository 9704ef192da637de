/**
 * How the page's calls of the website's API leave the computer: by the browser, or by way of the client while that says
 * that its line is the way out.
 */
import { atom } from 'nanostores';

/** `undefined`: by the browser itself. */
export const $apiFetch = atom<typeof fetch | undefined>();
