/** Inline beneath the place of the receipt: it takes room from the first paint on where this tab has sent something. */
import { SENT_REQUEST_KEY } from '#src/config/flow-keys.ts';
import { session } from './storage.ts';

if (session.get(SENT_REQUEST_KEY)) document.querySelector('[data-sent]')?.setAttribute('data-sent', 'now');
