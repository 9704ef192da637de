/** What is asked for, group by group, of the project's own server and of another host. */
import { seal } from '#src/api/envelope/index.ts';
import { ask } from './ask.ts';
import {
  assets,
  AS_BROWSERS,
  call,
  compareAll,
  each,
  files,
  idsIn,
  pages,
  pagesWith,
  type Both,
  type Group,
  type GroupResult,
} from './asked-of-both.ts';
import type { RunningHost } from './hosts.ts';
import type { ServerInEarnest } from './server.ts';

export const groups: readonly Group[] = [
  { title: 'pages, plain', run: pagesWith('identity') },
  { title: 'pages, packed with gzip', run: pagesWith('gzip', 'gzip') },
  { title: 'pages, as browsers ask (brotli)', run: pagesWith(AS_BROWSERS, 'br') },
  {
    title: 'pages by HEAD',
    run: (both) =>
      compareAll(
        both,
        pages().map((path) => ({ path, method: 'HEAD', headers: { 'accept-encoding': 'identity' } })),
      ),
  },
  {
    title: 'pages by the name of their file',
    run: (both) =>
      compareAll(
        both,
        files()
          .filter((file) => file.endsWith('.html'))
          .map((file) => ({ path: `/${file}`, headers: { 'accept-encoding': 'identity' } })),
      ),
  },
  {
    title: 'files, plain',
    run: (both) =>
      compareAll(
        both,
        assets().map((path) => ({ path, headers: { 'accept-encoding': 'identity' } })),
      ),
  },
  {
    title: 'files, as browsers ask',
    run: (both) =>
      compareAll(
        both,
        assets().map((path) => ({ path, headers: { 'accept-encoding': AS_BROWSERS } })),
      ),
  },
  {
    title: 'redirects: last slashes',
    run: (both) =>
      compareAll(
        both,
        pages()
          .filter((path) => path !== '/')
          .flatMap((path) => [
            { path: `${path}/` },
            { path: `${path}/?promoter=x&a=%2F` },
            { path: `${path}///` },
          ]),
        { isBodyOwn: true },
      ),
  },
  {
    title: 'redirects: plain http to https',
    run: async ({ host, other }) => {
      const problems = await each(['/', '/download?promoter=x', '/en/register'], async (path) => {
        const { status, headers } = await ask({ port: host.plainPort, isSecure: false }, { path });
        const target = URL.parse(headers.location ?? '');
        const isRight = target?.protocol === 'https:' && `${target.pathname}${target.search}` === path;
        return [301, 308].includes(status) && isRight ? [] : [`${path}: ${status} ${headers.location ?? ''}`];
      });
      return { asked: other.isSecure ? 3 : 0, problems };
    },
  },
  {
    title: 'addresses that lead nowhere, both languages',
    run: (both) =>
      compareAll(
        both,
        [
          '/nowhere',
          '/nowhere/deep',
          '/en/nowhere',
          '/en/a/b',
          '/enough',
          '/download.htm',
          '/_astro/none.js',
          '/favicon',
          '/install',
          '/404x',
          '/en/404x',
          '/.git/config',
          '/.env',
        ].flatMap((path) =>
          ['identity', AS_BROWSERS].map((encoding) => ({ path, headers: { 'accept-encoding': encoding } })),
        ),
      ),
  },
  {
    title: 'what is hidden: rules, packed copies',
    run: (both) =>
      compareAll(
        both,
        [
          '/_headers',
          '/_redirects',
          '/_routes.json',
          '/index.html.br',
          '/download.html.gz',
          '/en.html.br',
        ].map((path) => ({ path, headers: { 'accept-encoding': 'identity' } })),
      ),
  },
  {
    title: 'ranges of bytes',
    run: (both) => {
      const some = [...assets().filter((path) => /\.(mp4|webm|png|js|woff2|svg)$/.test(path))].filter(
        (_path, index) => index % 9 === 0,
      );
      return compareAll(
        both,
        [...some, '/download'].flatMap((path) =>
          ['bytes=0-99', 'bytes=100-', 'bytes=-50', 'bytes=99999999-'].map((range) => ({
            path,
            headers: { range, 'accept-encoding': 'identity' },
          })),
        ),
        {},
        (expected, found) =>
          expected.status === 206 && expected.bytes !== found.bytes ? [`${found.bytes} bytes`] : [],
      ).then(({ asked, problems }) => ({
        asked,
        // With nothing to send, a host's own text may stand in the place of ours.
        problems: problems.filter(
          (problem) =>
            !/99999999.*(?:content-type|another content|besides|cache-control|vary|instead of)/.test(
              problem,
            ) || /status|content-range/.test(problem),
        ),
      }));
    },
  },
  {
    title: 'asked again: not changed (304)',
    run: async ({ other }) => {
      const some = [...pages(), ...assets()].filter((_path, index) => index % 5 === 0);
      const problems = await each(some, async (path) => {
        const first = await ask(other, { path, headers: { 'accept-encoding': AS_BROWSERS } });
        const etag = first.headers.etag;
        if (etag === undefined) return [`${path}: no etag`];
        const again = await ask(other, {
          path,
          headers: { 'accept-encoding': AS_BROWSERS, 'if-none-match': etag },
        });
        return again.status === 304 && again.bytes === 0 ? [] : [`${path}: ${again.status}`];
      });
      return { asked: some.length, problems };
    },
  },
  {
    title: 'methods that pages do not take',
    run: (both) =>
      compareAll(
        both,
        ['/', '/download', '/en/register'].flatMap((path) =>
          ['POST', 'PUT', 'DELETE'].map((method) => ({ path, method })),
        ),
        { onlyStatus: true },
      ),
  },
  {
    title: 'addresses that are none',
    run: (both) =>
      compareAll(
        both,
        ['/%zz', '/a%00b'].map((path) => ({ path })),
        { onlyStatus: true },
      ),
  },
  {
    title: 'the API: answers and refusals',
    run: async (both) => {
      const { server } = both;
      const sealed = encodeURIComponent(seal({}, server.secret));
      const get = { 'x-api-key': server.key, 'super-lang': 'zh' };
      const { asked, problems } = await compareAll(both, [
        { path: '/api/health' },
        { path: `/api/v5/static-config/public?data=${sealed}`, headers: get },
        { path: `/api/v5/official_website/versionlist?data=${sealed}`, headers: get },
        { path: '/api/v5/static-config/public', headers: {} },
        { path: '/api/nothing' },
        { path: '/api/v5/feedback/add' },
        {
          path: '/api/v5/feedback/add',
          method: 'POST',
          body: 'x',
          headers: { 'content-type': 'text/plain', 'super-lang': 'zh', 'x-api-key': server.key },
        },
        call(server, '/feedback/add', { kind: '' }),
        call(server, '/register/phone_code', { area_code: '86', phone: '1' }),
        call(server, '/feedback/add', { kind: 'x' }, { origin: 'https://evil.example' }),
        {
          path: '/api/v5/feedback/add',
          method: 'OPTIONS',
          headers: { origin: `https://www.berth.example`, 'access-control-request-method': 'POST' },
        },
        {
          path: '/api/reports',
          method: 'POST',
          body: '{"faults":[]}',
          headers: { 'content-type': 'application/json' },
        },
      ]);
      const tooLarge = {
        path: '/api/v5/feedback/add',
        method: 'POST',
        body: 'x'.repeat(100_000),
        headers: { 'content-type': 'application/json', 'super-lang': 'zh', 'x-api-key': server.key },
      };
      const large = await ask(both.other, tooLarge);
      return {
        asked: asked + 1,
        problems: [...problems, ...(large.status === 413 ? [] : [`a large body: ${large.status}`])],
      };
    },
  },
  {
    title: 'the API: a form and a code get through',
    run: async ({ other, server, host }) => {
      const phone = host.name === 'Caddy' ? '13800000002' : '13800000001';
      const requests = [
        call(server, '/feedback/add', { kind: 'idea', content: `through ${host.name}` }),
        call(server, '/register/phone_code', { area_code: '86', phone, voice: 0 }),
      ];
      const problems = await each(requests, async (request) => {
        const { status, text } = await ask(other, request);
        return status === 200 && text.startsWith('{"ret":0,')
          ? []
          : [`${request.path}: ${status} ${text.slice(0, 80)}`];
      });
      return { asked: requests.length, problems };
    },
  },
  {
    title: 'visitors are told apart, and cannot lie',
    run: async ({ other, server, host }) => {
      // All of these come from one address, whatever they claim: the limit on look-ups is one for them all.
      const statuses: number[] = [];
      for (let index = 0; index < 25; index++) {
        const claim = { 'x-forwarded-for': `203.0.113.${index}` };
        statuses.push(
          (
            await ask(
              other,
              call(server, '/register/check_referrer', { referral: `NOBODY${host.port}${index}` }, claim),
            )
          ).status,
        );
      }
      const refused = statuses.filter((status) => status === 429).length;
      return {
        asked: 25,
        problems:
          refused > 0
            ? []
            : [`none of ${statuses.length} look-ups was refused: ${[...new Set(statuses)].join()}`],
      };
    },
  },
  {
    title: 'figures stay with the operator',
    run: async ({ other, own }) => {
      const through = await ask(other, { path: '/api/metrics' });
      const direct = await ask(own, { path: '/api/metrics', headers: { host: '127.0.0.1' } });
      return {
        asked: 2,
        problems: [
          ...(through.status === 404 && !through.text.includes('process_cpu')
            ? []
            : [`through the host: ${through.status}`]),
          ...(direct.status === 200 && direct.text.includes('site_http_requests_total')
            ? []
            : [`directly: ${direct.status}`]),
        ],
      };
    },
  },
  {
    title: 'ids of requests, in both logs; no queries',
    run: async ({ other, server, host }) => {
      await ask(other, { path: '/api/nothing?token=a-secret-token' });
      await new Promise((done) => setTimeout(done, 300));
      const [ours, theirs] = [idsIn(server.output()), host.log()];
      const shared = [...ours].filter((id) => theirs.includes(id));
      // nginx writes its id into its own log; Caddy makes one for the server alone.
      const isShared = host.name === 'Caddy' ? ours.size > 0 : shared.length > 0;
      const isSecret = !`${server.output()}${theirs}`.includes('a-secret-token');
      return {
        asked: 1,
        problems: [
          ...(isShared ? [] : ['no id of the host in the server’s log']),
          ...(isSecret ? [] : ['a query is in a log']),
        ],
      };
    },
  },
];

export async function checkHost(host: RunningHost, server: ServerInEarnest): Promise<GroupResult[]> {
  const both: Both = {
    own: { port: server.port, isSecure: false },
    other: { port: host.port, isSecure: true },
    host,
    server,
  };
  const results: GroupResult[] = [];
  for (const { title, run } of groups) results.push({ title, ...(await run(both)) });
  return results;
}
