/**
 * A QR code that opens the download page on a phone, with Android chosen. Not the installer itself: a chat
 * application's camera would open it in a window that cannot download. A separate file, which keeps half a kilobyte out
 * of the page.
 */
import type { APIRoute } from 'astro';
import { encode } from 'uqr';
import { localeOfParam, localizedPath } from '#i18n/locales.ts';
import { routePath } from '#src/config/routes.ts';
import { qrPath } from '#src/drawing/qr-path.ts';
export { staticLocalePaths as getStaticPaths } from '#i18n/locales.ts';

export const GET: APIRoute = ({ params, site }) => {
  const path = localizedPath(localeOfParam(params['locale']), `${routePath('download')}#android`);
  const { data, size } = encode(new URL(path, site).href, { ecc: 'M', border: 2 });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${qrPath(data)}"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
