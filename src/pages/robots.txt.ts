/** Everything may be read but the API and what only a development server has; where the sitemap lies. */
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
