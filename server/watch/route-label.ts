/** A request's label in the figures, from a short list. */
import { calls } from '#src/api/contract/calls.ts';
import type { ServerConfig } from '#server/config.ts';

const OWN_PATHS = ['/api/health', '/api/metrics', '/api/reports'];

export type RouteLabel = (path: string, contentType: string | null) => string;

export function createRouteLabel({ websitePrefix, productPrefix }: ServerConfig['api']): RouteLabel {
  const known = new Set(OWN_PATHS);
  for (const { client, path } of Object.values(calls)) {
    known.add(`/api${client === 'website' ? websitePrefix : productPrefix}${path}`);
  }
  return (path, contentType) => {
    if (path.startsWith('/api/')) return known.has(path) ? path : '/api/other';
    if (path === '/dev' || path.startsWith('/dev/')) return 'development';
    return contentType?.startsWith('text/html') === true ? 'page' : 'file';
  };
}
