/** How the page's API calls leave the computer: by the browser, or through the client while it uses a line. */
import { atom } from 'nanostores';

/** `undefined`: by the browser. */
export const $apiFetch = atom<typeof fetch | undefined>();
