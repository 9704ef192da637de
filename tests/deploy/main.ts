/**
 * `npm run test:full -- --only=deploy`: compares the answers of nginx and Caddy, configured by `docs/deploy/`, with
 * those of our own server; systemd checks the unit. Needs a build. A missing program is named, not passed.
 */
/* oxlint-disable no-console -- a command prints its result */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '#scripts/lib/programs.ts';
import { seal } from '#src/api/envelope.ts';
import { newDataDir, removeDataDir, startServerProcess } from '#tests/helpers/server-process.ts';
import { listenOnFreePort } from '#tests/helpers/free-port.ts';
import { waitUntil } from '#tests/helpers/wait-until.ts';
import { HOST_NAME, startHost, type RunningHost } from './hosts.ts';

/** Headers of the connection, and headers in which hosts may differ. */
const OWN_WAY =
  /^(accept-ranges|alt-svc|connection|content-length|date|etag|keep-alive|last-modified|server|transfer-encoding|x-request-id)$/;
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

/** The server behind a proxy: with its own secrets and a gateway for codes. */
async function startInEarnest(gatewayPort: number) {
  const dataDir = newDataDir();
  const server = await startServerProcess(
    {
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
      SMS_WEBHOOK_URL: `http://127.0.0.1:${gatewayPort}/`,
    },
    dataDir,
  );
  return {
    port: Number(new URL(server.origin).port),
    output: server.output,
    async stop() {
      server.child.kill('SIGTERM');
      await server.exited;
      removeDataDir(dataDir);
    },
  };
}

function rowsFor({
  hasBrotli,
}: RunningHost): (readonly [title: string, asked: Asked[], likeness: Likeness])[] {
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
    ...(hasBrotli
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

/** Further rules without a comparison: each with its result. */
async function alone(host: RunningHost, server: Awaited<ReturnType<typeof startInEarnest>>) {
  const through = (asked: Asked) => ask(host.port, true, asked);
  const phone = host.name === 'caddy' ? '13800000002' : '13800000001';
  const takes = async (asked: Asked) => (await through(asked)).content.toString().startsWith('{"ret":0,');
  const plain = await ask(host.plainPort, false, { path: '/download?promoter=x' });
  const page = await through({ path: '/download' });
  const again = await through({ path: '/download', headers: { 'if-none-match': page.headers.etag ?? '' } });
  const large = await through(post('/feedback/add', 'x'.repeat(100_000)));
  // All of these have one address, whatever their headers say, so one limit on look-ups applies.
  const lookUps: number[] = [];
  for (let index = 0; index < 25; index++) {
    const claim = { ...json, 'x-forwarded-for': `203.0.113.${index}` };
    const body = sealed({ referral: `NOBODY${host.port}${index}` });
    lookUps.push((await through(post('/register/check_referrer', body, claim))).status);
  }
  const figures = await through({ path: '/api/metrics' });
  const ownFigures = await ask(server.port, false, { path: '/api/metrics', headers: { host: '127.0.0.1' } });
  await through({ path: '/api/nothing?token=a-secret-token' });
  const ids = () => [...server.output().matchAll(/"request":"([0-9a-f-]{32,36})"/g)].map(([, id = '']) => id);
  // nginx writes its id into its own log; Caddy makes one only for the server.
  const isLogged = () => ids().some((id) => host.name === 'caddy' || host.log().includes(id));
  await waitUntil('a line in the log', isLogged);
  return {
    'plain http leads to https':
      [301, 308].includes(plain.status) &&
      /^https:.*\/download\?promoter=x$/.test(plain.headers.location ?? ''),
    'what did not change is not sent again': again.status === 304 && again.content.length === 0,
    'large bodies are refused': large.status === 413,
    'a form gets through': await takes(post('/feedback/add', sealed({ kind: 'idea', content: host.name }))),
    'a code gets through': await takes(
      post('/register/phone_code', sealed({ area_code: '86', phone, voice: 0 })),
    ),
    'visitors are told apart, and cannot lie': lookUps.includes(429),
    'figures stay with the operator': figures.status === 404 && ownFigures.status === 200,
    'no query is in a log': !`${server.output()}${host.log()}`.includes('a-secret-token'),
  };
}

/** @returns systemd's complaints about the unit */
function unitProblems(program: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'));
  const path = join(folder, 'site.service');
  // The program must exist at the unit's path.
  const unit = readFileSync('docs/deploy/site.service', 'utf8').replaceAll('/srv/site', process.cwd());
  writeFileSync(path, unit);
  const verified = spawnSync(program, ['verify', '--man=no', path], { encoding: 'utf8' });
  const rated = spawnSync(program, ['security', '--offline=true', '--no-pager', path], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const exposure = Number(/Overall exposure level for site\.service: ([\d.]+)/.exec(rated.stdout)?.[1]);
  return [
    ...verified.stderr.split('\n').filter((line) => line.includes('site.service')),
    ...(exposure <= MOST_EXPOSED ? [] : [`exposure ${exposure} of 10`]),
  ];
}

const counts = { passed: 0, failed: 0, skipped: 0 };
function tell(title: string, problems: readonly string[]): void {
  counts[problems.length > 0 ? 'failed' : 'passed']++;
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${title}`);
  for (const problem of problems.slice(0, 5)) console.log(`    ${problem}`);
}
function find(name: string): string | undefined {
  const program = findProgram([name]);
  if (program === undefined) counts.skipped++;
  if (program === undefined) console.log(`- ${name} is not on this machine: SKIPPED, not passed`);
  return program;
}

const gateway = createServer((_request, response) => response.writeHead(204).end());
const server = await startInEarnest(await listenOnFreePort(gateway));
try {
  for (const kind of ['nginx', 'caddy'] as const) {
    const program = find(kind);
    if (program === undefined) continue;
    const host = await startHost(kind, program, server.port);
    const name = host.hasBrotli ? kind : `${kind} without its brotli module`;
    try {
      for (const [title, requests, likeness] of rowsFor(host)) {
        const problems: string[] = [];
        for (const asked of requests) {
          const [ours, theirs] = [await ask(server.port, false, asked), await ask(host.port, true, asked)];
          const found = differences(ours, theirs, likeness);
          problems.push(...found.map((problem) => `${asked.method ?? 'GET'} ${asked.path}: ${problem}`));
        }
        tell(`${name}: ${title} (${requests.length})`, problems);
      }
      for (const [title, isSo] of Object.entries(await alone(host, server)))
        tell(`${name}: ${title}`, isSo ? [] : ['no']);
    } finally {
      await host.stop();
    }
  }
  const systemd = find('systemd-analyze');
  if (systemd !== undefined) tell('systemd unit', unitProblems(systemd));
} finally {
  await server.stop();
  gateway.close();
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;
