/** The contact for reports of vulnerabilities, for machines. */
import type { APIRoute } from 'astro';
import { buildTime } from '#src/config/build-time.ts';
import { contact, defaultSiteUrl } from '#src/config/site.ts';
import { securityTxt } from '#src/domain/security-txt.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    securityTxt({ siteUrl: site?.href ?? defaultSiteUrl, email: contact.securityEmail, now: buildTime }),
  );
