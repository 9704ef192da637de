/**
 * Sample files in place of missing installers: small, marked as samples, and the same bytes on every machine, so that
 * the release manifest can have their true checksums. Operators set the download base to the real ones.
 */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { PROMOTER_PATTERN } from '#src/config/attribution-wire.ts';
import { send, sendableBytes } from './static/send.ts';

/** Big enough to show ranges and progress. */
export const SAMPLE_BYTES = 64 * 1024;

/**
 * @param fileName from the manifest
 * @returns 64 KiB: a note that it is a sample, then a repeated pattern made from the name
 */
export function sampleInstaller(fileName: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SAMPLE_BYTES);
  const filler = createHash('sha256').update(fileName).digest();
  for (let start = 0; start < SAMPLE_BYTES; start += filler.length) bytes.set(filler, start);
  const notice = `${fileName} sample\nThis file stands in for an installer. It holds no program and cannot be run.\n\n`;
  bytes.set(new TextEncoder().encode(notice).subarray(0, SAMPLE_BYTES), 0);
  return bytes;
}

/** @returns the name in the manifest: its own, or for `NAME_PROMOTER.exe` the one of `NAME.exe`; longest name first */
export function resolveInstaller(requested: string, names: readonly string[]): string | undefined {
  if (names.includes(requested)) return requested;
  if (!requested.endsWith('.exe')) return undefined;
  const stem = requested.slice(0, -'.exe'.length);
  return names
    .filter((name) => name.endsWith('.exe') && stem.startsWith(`${name.slice(0, -'.exe'.length)}_`))
    .filter((name) => PROMOTER_PATTERN.test(stem.slice(name.length - '.exe'.length + 1)))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Answers below `/installers/`, for known names only. */
export function createInstallers(names: () => readonly string[]): Hono {
  const installers = new Hono();
  installers.on(['GET', 'HEAD'], '/:name', (context) => {
    const requested = context.req.param('name');
    const name = resolveInstaller(requested, names());
    if (name === undefined) return context.text('No such installer', 404);
    const headers = new Headers({
      'content-type': 'application/octet-stream',
      // Both names passed the check above, so they hold no character that could break a header.
      'content-disposition': `attachment; filename="${requested}"`,
      'cache-control': 'no-cache',
    });
    return send(context.req.raw, sendableBytes(sampleInstaller(name)), headers);
  });
  return installers;
}
