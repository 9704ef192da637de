/**
 * Serves the built site like a static host: pages without extension or trailing slash, `_headers` and `_redirects`,
 * compressed twins, the 404 page in the address's language.
 */
import type { IncomingMessage } from 'node:http';
import { Hono, type Context } from 'hono';
import { markCacheable } from '#server/http/answer-cache.ts';
import { acceptedEncodings, contentType } from './formats.ts';
import { listFiles, type SiteFile, type SiteFiles } from './files.ts';
import { parseHeadersFile, parseRedirectsFile } from './host-files.ts';
import { send } from './send.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

export function createSite(root: string): Hono {
  const files = listFiles(root);
  const headerRules = parseHeadersFile(files.text('/_headers'));
  const redirect = parseRedirectsFile(files.text('/_redirects'));
  const site = new Hono();

  const headersOf = ({ path }: SiteFile): Headers => {
    const headers = new Headers({ 'cache-control': cacheControl(path) });
    for (const [name, value] of headerRules.headersFor(addressOf(path))) headers.set(name, value);
    headers.set('content-type', contentType(path));
    return headers;
  };

  const serve = async (context: Context, file: SiteFile, status = 200): Promise<Response> => {
    const request = context.req.raw;
    const headers = headersOf(file);
    // Ranges refer to the uncompressed file.
    const encodings = request.headers.has('range')
      ? []
      : acceptedEncodings(request.headers.get('accept-encoding') ?? undefined);
    const { encoding, ...content } = await file.read(encodings);
    if (file.hasVariants) headers.append('vary', 'Accept-Encoding');
    if (encoding !== undefined) headers.set('content-encoding', encoding);
    if (status === 200 && content.whole) {
      markCacheable(context.env, { body: content.whole, key: encodingKey, isForAnyQuery: true });
    }
    return send(request, content, headers, status);
  };

  site.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const path = decodePath(pathname);
    if (path === undefined) {
      const page = notFoundPage(files, pathname);
      return page ? serve(context, page, 400) : context.text('Bad request', 400);
    }
    const target = redirect(path, search) ?? withoutTrailingSlash(pathname, search);
    if (target) return context.body(null, target.status, { location: target.location });
    const file = findPage(files, path);
    if (file) return serve(context, file);
    const notFound = notFoundPage(files, path);
    return notFound ? serve(context, notFound, 404) : context.text('Not found', 404);
  });
  site.all('*', (context) => context.body(null, 405, { allow: 'GET, HEAD' }));
  return site;
}

const encodingKey = ({ headers }: IncomingMessage): string =>
  acceptedEncodings(headers['accept-encoding']).join();

/** @returns `undefined` for escapes that are not valid, and for paths that may lead out of the folder */
function decodePath(pathname: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined; // %zz: the caller answers 400
  }
  return /[\0\\]|(^|\/)\.\.?(\/|$)/.test(path) ? undefined : path;
}

/** One leading slash only: `//host/` without its last slash would lead to another host. */
function withoutTrailingSlash(
  pathname: string,
  search: string,
): { location: string; status: 301 } | undefined {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  // A regular expression for slashes at the end takes quadratic time on long runs of them.
  let [start, end] = [0, pathname.length];
  while (pathname[start] === '/') start++;
  while (end > start && pathname[end - 1] === '/') end--;
  return { location: `/${pathname.slice(start, end)}${search}`, status: 301 };
}

function findPage(files: SiteFiles, path: string): SiteFile | undefined {
  if (path === '/') return files.get('/index.html');
  return files.get(path) ?? files.get(`${path}.html`) ?? files.get(`${path}/index.html`);
}

/** Languages with a prefix have their own page below it. */
function notFoundPage(files: SiteFiles, path: string): SiteFile | undefined {
  const [, first = ''] = path.split('/');
  return files.get(`/${first}/404.html`) ?? files.get('/404.html');
}

/** The default without `_headers`: hashed files are kept for ever, pages are always revalidated. */
function cacheControl(path: string): string {
  if (path.startsWith('/_astro/')) return IMMUTABLE;
  return path.endsWith('.html') ? 'no-cache' : FOR_AN_HOUR;
}

/** The address whose headers apply: `/download.html`, and a page that is not found, get the shown page's policy. */
function addressOf(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/(\/index)?\.html$/, '');
}
