/** Inline below the receipt: reserves its room from the first paint if this tab has sent a request. */
import { SENT_REQUEST_KEY } from '#src/config/flow-keys.ts';
import { session } from './storage.ts';

if (session.get(SENT_REQUEST_KEY)) document.querySelector('[data-sent]')?.setAttribute('data-sent', 'now');
