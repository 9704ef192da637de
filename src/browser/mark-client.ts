/**
 * Marks the page as opened inside the desktop client, before what follows is painted: styles show what applies there or
 * outside it (src/styles/islands/client.css).
 */
import { hasClientSession } from './client-cookies.ts';

if (hasClientSession()) document.documentElement.dataset['inClient'] = '';
