/**
 * Marks the page as opened inside the desktop client, before what follows is painted: styles show each visitor their own of
 * what stands in the page for both (src/styles/islands/client.css).
 */
import { hasClientSession } from './client-cookies.ts';

if (hasClientSession()) document.documentElement.dataset['inClient'] = '';
