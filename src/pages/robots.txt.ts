/** Allows everything but the API and development paths, and names the sitemap. */
import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    `Sitemap: ${new URL('sitemap.xml', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
