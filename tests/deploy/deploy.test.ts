/**
 * `npm run test:full -- --only=deploy`: compares the answers of nginx and Caddy, configured by `docs/deploy/`, with
 * those of our own server; systemd checks the unit. Needs a build. A missing program counts as skipped, not as passed.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Host } from '#scripts/lib/host-config.ts';
import { findProgram } from '#scripts/lib/programs.ts';
import { seal } from '#src/api/envelope.ts';
import { startServerProcess, type ServerProcess } from '#tests/helpers/server-process.ts';
import { folderForTest } from '#tests/helpers/folder.ts';
import { listenOnFreePort } from '#scripts/lib/free-port.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';
import { hasBrotli, HOST_NAME, startHost, type RunningHost } from './hosts.ts';

/** Headers of the connection, and headers in which hosts may differ. */
const OWN_WAY =
  /^(accept-ranges|alt-svc|connection|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|x-request-id)$/;
const STARTS_MS = 60_000;
/** Of ten; below two systemd says 'OK'. */
const MOST_EXPOSED = 2;

interface Asked {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  content: Buffer;
}

/** Neither decompresses nor follows redirects. */
function ask(
  port: number,
  isSecure: boolean,
  { path, method = 'GET', headers, body }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      servername: HOST_NAME,
      rejectUnauthorized: false,
      // A visitor's address, not the proxy's own, which the server trusts.
      localAddress: '127.0.0.5',
      headers: { host: HOST_NAME, 'accept-encoding': 'identity', ...headers },
    };
    const request = (isSecure ? secureRequest : plainRequest)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const content = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, content });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The headers for comparison; order and spaces in lists do not count. */
function told({ headers }: Answer): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => !OWN_WAY.test(name));
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const text = String(value)
        .toLowerCase()
        .replace(/\s*([,;])\s*/g, '$1');
      return [name, /^(vary|allow)$/.test(name) ? text.split(',').toSorted().join() : text];
    }),
  );
}

/** How much of an answer must be equal: all of it, the status and our headers, or only the status. */
type Likeness = 'whole' | 'headers' | 'status';

function differences(ours: Answer, theirs: Answer, likeness: Likeness): string[] {
  if (theirs.status !== ours.status) return [`status ${theirs.status} instead of ${ours.status}`];
  if (likeness === 'status') return [];
  const [wanted, given] = [told(ours), told(theirs)];
  const names = new Set([...Object.keys(wanted), ...(likeness === 'whole' ? Object.keys(given) : [])]);
  if (likeness === 'headers') names.delete('content-type');
  const other = [...names].filter((name) => wanted[name] !== given[name]);
  return [
    ...other.map((name) => `${name}: ${given[name] ?? 'none'} instead of ${wanted[name] ?? 'none'}`),
    ...(likeness === 'whole' && !theirs.content.equals(ours.content) ? ['another content'] : []),
  ];
}

const random = (bytes: number): string => randomBytes(bytes).toString('hex');
const secrets = { secret: random(8), key: random(16) };
const api = { 'super-lang': 'zh', 'x-api-key': secrets.key };
const json = { ...api, 'content-type': 'application/json' };
const sealed = (payload: object) => JSON.stringify({ data: seal(payload, secrets.secret) });
const post = (path: string, body: string, headers: Asked['headers'] = json): Asked => ({
  path: `/api/v5${path}`,
  method: 'POST',
  headers,
  body,
});

let server: ServerProcess;
let serverPort: number;
const gateway = createServer((_request, response) => response.writeHead(204).end());

/** The server behind a proxy: with its own secrets and a gateway for codes. */
beforeAll(async () => {
  server = await startServerProcess({
    SITE_DIR: 'dist',
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '127.0.0.1',
    DESK_PORT: 'off',
    PUBLIC_OAUTH_AUTHORIZE_URL: 'none',
    METRICS: '1',
    PUBLIC_REPORTS: '1',
    PUBLIC_WEBSITE_API_SECRET: random(8),
    CHAT_SIGNATURE_SECRET: random(16),
    PUBLIC_PRODUCT_API_SECRET: secrets.secret,
    PUBLIC_PRODUCT_API_KEY: secrets.key,
    SMS_WEBHOOK_URL: `http://127.0.0.1:${await listenOnFreePort(gateway)}/`,
  });
  serverPort = Number(new URL(server.origin).port);
}, STARTS_MS);

afterAll(async () => {
  await server.remove();
  gateway.close();
});

function rowsFor(kind: Host): (readonly [title: string, asked: Asked[], likeness: Likeness])[] {
  const files = globSync('**/*.*', { cwd: 'dist' }).filter(
    (file) => !/^_(headers|redirects)$|\.(br|gz)$/.test(file),
  );
  const all = (...paths: string[]): Asked[] => paths.map((path) => ({ path }));
  const withHeader = (name: string, value: string, ...paths: string[]): Asked[] =>
    paths.map((path) => ({ path, headers: { [name]: value } }));
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => `/${file.slice(0, -5)}`);
  const oneOfEachKind = [...Map.groupBy(files, (file) => /\.\w+$/.exec(file)?.[0]).values()].map(
    ([file]) => `/${file}`,
  );
  const hashed = files
    .filter((file) => file.startsWith('_astro/'))
    .slice(0, 2)
    .map((file) => `/${file}`);
  const packed = ['/', '/download', '/en/download', '/nowhere', '/en/nowhere', '/llms.txt', ...hashed];
  return [
    // Each has its own policy.
    ['every page', all('/', ...pages.filter((path) => path !== '/index')), 'whole'],
    ['a file of each kind, and hashed ones', all(...oneOfEachKind, ...hashed), 'whole'],
    ['packed with gzip', withHeader('accept-encoding', 'gzip', ...packed), 'whole'],
    ...(hasBrotli(kind)
      ? ([
          ['as browsers ask', withHeader('accept-encoding', 'gzip, deflate, br', ...packed), 'whole'],
        ] as const)
      : []),
    ['by HEAD', all('/', '/en/register').map((one) => ({ ...one, method: 'HEAD' })), 'whole'],
    ['by the name of their file', all('/index.html', '/en/download.html'), 'whole'],
    ['last slashes', all('/download/', '/download/?promoter=x&a=%2F', '/en/faq///'), 'headers'],
    [
      'nowhere',
      all('/nowhere/deep', '/en/a/b', '/enough', '/404x', '/_astro/none.js', '/.git/config'),
      'whole',
    ],
    ['hidden files', all('/_headers', '/_redirects', '/index.html.br', '/download.html.gz'), 'whole'],
    ['ranges', withHeader('range', 'bytes=0-99', '/favicon.svg', ...hashed), 'whole'],
    ['ranges behind the end', withHeader('range', 'bytes=99999999-', '/favicon.svg'), 'status'],
    ['methods of none', all('/', '/en/register').map((one) => ({ ...one, method: 'POST' })), 'status'],
    ['addresses that are none', all('/%zz', '/a%00b'), 'status'],
    [
      'the API: answers and refusals',
      [
        ...all('/api/health', '/api/nothing', '/api/v5/feedback/add', '/api/v5/static-config/public'),
        {
          path: `/api/v5/official_website/versionlist?data=${encodeURIComponent(seal({}, secrets.secret))}`,
          headers: api,
        },
        post('/feedback/add', sealed({ kind: '' })),
        post('/feedback/add', 'x', { ...api, 'content-type': 'text/plain' }),
        post('/feedback/add', sealed({ kind: 'x' }), { ...json, origin: 'https://evil.example' }),
        { path: '/api/reports', method: 'POST', body: '{"faults":[]}', headers: json },
      ],
      'whole',
    ],
  ];
}

for (const kind of ['nginx', 'caddy'] as const) {
  const program = findProgram([kind]);
  const name = hasBrotli(kind) ? kind : `${kind} without its brotli module`;
  describe.skipIf(!program)(name, () => {
    let host: RunningHost;
    const through = (asked: Asked) => ask(host.port, true, asked);

    beforeAll(async () => {
      host = await startHost(kind, program ?? '', serverPort);
    }, STARTS_MS);
    afterAll(() => host.stop());

    it.each(rowsFor(kind))('answers like our server: %s', async (_title, requests, likeness) => {
      const problems: string[] = [];
      for (const asked of requests) {
        const found = differences(await ask(serverPort, false, asked), await through(asked), likeness);
        problems.push(...found.map((problem) => `${asked.method ?? 'GET'} ${asked.path}: ${problem}`));
      }

      expect(problems).toEqual([]);
    });

    it('redirects plain http to https', async () => {
      const plain = await ask(host.plainPort, false, { path: '/download?promoter=x' });

      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.location).toMatch(/^https:.*\/download\?promoter=x$/);
    });

    it('sends what did not change only once', async () => {
      const { headers } = await through({ path: '/download' });
      const again = await through({ path: '/download', headers: { 'if-none-match': headers.etag ?? '' } });

      expect(again).toMatchObject({ status: 304, content: Buffer.of() });
    });

    it('refuses large bodies, and takes forms and codes', async () => {
      const phone = kind === 'caddy' ? '13800000002' : '13800000001';
      const form = post('/feedback/add', sealed({ kind: 'idea', content: kind }));
      const code = post('/register/phone_code', sealed({ area_code: '86', phone, voice: 0 }));

      expect((await through(post('/feedback/add', 'x'.repeat(100_000)))).status).toBe(413);
      for (const asked of [form, code])
        expect((await through(asked)).content.toString()).toMatch(/^\{"ret":0,/);
    });

    it('tells visitors apart, who cannot lie', async () => {
      // All of these have one address, whatever their headers say, so one limit on look-ups applies.
      const statuses: number[] = [];
      for (let index = 0; index < 25; index++) {
        const claim = { ...json, 'x-forwarded-for': `203.0.113.${index}` };
        const body = sealed({ referral: `NOBODY${host.port}${index}` });
        statuses.push((await through(post('/register/check_referrer', body, claim))).status);
      }

      expect(statuses).toContain(429);
    });

    it('leaves the figures to the operator', async () => {
      const own = await ask(serverPort, false, { path: '/api/metrics', headers: { host: '127.0.0.1' } });

      expect((await through({ path: '/api/metrics' })).status).toBe(404);
      expect(own.status).toBe(200);
    });

    it('writes no query into a log', async () => {
      await through({ path: '/api/nothing?token=a-secret-token' });
      const ids = () =>
        [...server.output().matchAll(/"request":"([0-9a-f-]{32,36})"/g)].map(([, id = '']) => id);
      // nginx writes its id into its own log; Caddy makes one only for the server.
      await waitUntil('a line in the log', () =>
        ids().some((id) => kind === 'caddy' || host.log().includes(id)),
      );

      expect(host.log()).toContain('/api/nothing');
      expect(server.output() + host.log()).not.toContain('a-secret-token');
    });
  });
}

const systemd = findProgram(['systemd-analyze']);
it.skipIf(!systemd)('systemd accepts the unit, which exposes little', () => {
  const folder = folderForTest();
  const path = join(folder, 'site.service');
  // The program must exist at the unit's path.
  const unit = readFileSync('docs/deploy/site.service', 'utf8').replaceAll('/srv/site', process.cwd());
  writeFileSync(path, unit);
  const analyze = (...args: string[]) => spawnSync(systemd ?? '', [...args, path], { encoding: 'utf8' });
  const { stderr } = analyze('verify', '--man=no');
  const { stdout } = analyze('security', '--offline=true', '--no-pager');
  const exposure = /Overall exposure level for site\.service: ([\d.]+)/.exec(stdout)?.[1];

  expect(stderr.split('\n').filter((line) => line.includes('site.service'))).toEqual([]);
  expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSED);
});
