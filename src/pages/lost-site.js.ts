/** The script that runs if the site's script could not be loaded (src/browser/islands/site-script-failed.ts). */
import type { APIRoute } from 'astro';
import { bundleInline } from '#src/components/ui/inline-script.ts';

export const GET: APIRoute = async () =>
  new Response(await bundleInline('src/browser/islands/site-script-failed.ts'), {
    headers: { 'Content-Type': 'text/javascript' },
  });
