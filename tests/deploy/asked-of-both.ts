/** How a group of requests is asked of the project's own server and of another host, and what both are asked for. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { seal } from '#src/api/envelope/index.ts';
import { ask, type Answer, type Asked, type Place } from './ask.ts';
import { differences } from './compare.ts';
import type { RunningHost } from './hosts.ts';
import type { ServerInEarnest } from './server.ts';

export interface GroupResult {
  title: string;
  asked: number;
  problems: string[];
}

export interface Both {
  own: Place;
  other: Place;
  host: RunningHost;
  server: ServerInEarnest;
}

export interface Group {
  title: string;
  run: (both: Both) => Promise<{ asked: number; problems: string[] }>;
}

const AT_ONCE = 8;
const DIST = 'dist';
const HIDDEN = /(^|\/)(_headers|_redirects)$|\.(br|gz)$/;

export const files = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));
export const pages = (): string[] =>
  files()
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`));
export const assets = (): string[] =>
  files()
    .filter((file) => !file.endsWith('.html') && !HIDDEN.test(file))
    .map((file) => `/${file}`);

export const AS_BROWSERS = 'gzip, deflate, br';

export async function each<T>(items: readonly T[], work: (item: T) => Promise<string[]>): Promise<string[]> {
  const problems: string[] = [];
  const waiting = [...items];
  const one = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      problems.push(...(await work(item)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return problems;
}

const named = ({ method = 'GET', path, headers = {} }: Asked, problems: readonly string[]): string[] =>
  problems.map((problem) => `${method} ${path} ${JSON.stringify(headers)}: ${problem}`);

export async function compareAll(
  { own, other }: Both,
  requests: readonly Asked[],
  leeway: Parameters<typeof differences>[2] = {},
  also: (expected: Answer, found: Answer) => string[] = () => [],
) {
  const problems = await each(requests, async (request) => {
    const [expected, found] = await Promise.all([ask(own, request), ask(other, request)]);
    return named(request, [...differences(expected, found, leeway), ...also(expected, found)]);
  });
  return { asked: requests.length, problems };
}

const packedAs =
  (encoding: string | undefined) =>
  ({ headers }: Answer) =>
    headers['content-encoding'] === encoding
      ? []
      : [`packed as ${headers['content-encoding'] ?? 'nothing'}, not ${encoding ?? 'plain'}`];

export function pagesWith(encoding: string, expected?: string): Group['run'] {
  return (both) =>
    compareAll(
      both,
      pages().map((path) => ({ path, headers: { 'accept-encoding': encoding } })),
      {},
      (_own, found) => packedAs(expected)(found),
    );
}

/** A call as the site's own client makes it. */
export function call(
  { secret, key }: ServerInEarnest,
  path: string,
  payload: object,
  more: Asked['headers'] = {},
): Asked {
  return {
    path: `/api/v5${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'super-lang': 'zh', 'x-api-key': key, ...more },
    body: JSON.stringify({ data: seal(payload, secret) }),
  };
}

export const idsIn = (log: string): Set<string> =>
  new Set([...log.matchAll(/"request":"([0-9a-f-]{32,36})"/g)].map(([, id = '']) => id));
