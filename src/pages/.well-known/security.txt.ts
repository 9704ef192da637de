/** The contact for reports of vulnerabilities, for machines. */
import type { APIRoute } from 'astro';
import { buildTime } from '#src/config/build-time.ts';
import { siteOf } from '#src/config/path-to.ts';
import { contact } from '#src/config/site.ts';
import { securityTxt } from '#src/domain/security-txt.ts';

export const GET: APIRoute = (context) =>
  new Response(securityTxt({ siteUrl: siteOf(context).href, email: contact.securityEmail, now: buildTime }));
