/**
 * Every released build as data, for the page's check of a file, mirrors and package managers. The server that replaces
 * a download host reads the list of files here, including the fallback installer.
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
