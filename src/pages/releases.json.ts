/**
 * Every released build as data: for the check of a file in the page, for mirrors and for package managers. The server
 * that stands in for a download host finds here which files there are, the fallback installer among them.
 */
import type { APIRoute } from 'astro';
import { fallbackWindowsInstaller } from '#src/config/site.ts';
import { releases } from '#src/content/manifest.ts';
import { buildsOf } from '#src/domain/releases/selection.ts';

export const GET: APIRoute = () =>
  Response.json({
    fallback: fallbackWindowsInstaller,
    builds: buildsOf(releases).map(({ release: { line, version, status, date }, build }) => ({
      line,
      version,
      status,
      date,
      ...build,
    })),
  });
