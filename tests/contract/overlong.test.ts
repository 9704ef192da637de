/** The longest possible headers and paths, and what they cost the server's one thread. */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/start.ts';
import { createSite } from '#server/static/site.ts';
import { folderForFile, writeFiles } from '#tests/helpers/folder.ts';
import { exchangeRaw } from '#tests/helpers/requests.ts';

/** Together with the rest of the request below 16 kB, the most that Node reads. */
const LENGTH = 15_000;
const LIMIT_MS = 5;
/** A busy machine delays some tries, real work all; work that grows with the square of the length takes 80 ms each. */
const TRIES = 60;

const UNITS = [...'; , / . : = - 1 1. a a= a, [ " %'.split(' '), ' ', '\t', 'a=b; '];
const HEADERS = (
  'accept accept-encoding accept-language authorization content-type cookie forwarded host if-modified-since ' +
  'if-none-match if-range origin range referer super-lang user-agent x-api-key x-forwarded-for x-request-id'
).split(' ');
const PATHS = '/ /. /.. a/ . %20 %2f % %c3 %e4%b8%ad \\ * : ; 1 //a'.split(' ');

const filled = (unit: string): string => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);

/** @param lines a request without its end */
async function ask(port: number, lines: string) {
  const start = performance.now();
  const answer = await exchangeRaw(port, `${lines}\r\nconnection: close\r\n\r\n`);
  // A broken connection is not a fast answer.
  return { status: Number(answer.slice(9, 12)), ms: answer === '' ? Infinity : performance.now() - start };
}

/** @returns the shortest of some times, until one is below the limit */
async function shortest(limitMs: number, time: (round: number) => Promise<number>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < TRIES && best >= limitMs; round++) best = Math.min(best, await time(round));
  return best;
}

describe('overlong input', () => {
  const folder = folderForFile();
  let server: Awaited<ReturnType<typeof startServer>>;
  const ports: Record<string, number> = {};
  beforeAll(async () => {
    const page = '<title>page</title>'.repeat(50);
    for (const name of ['site/index.html', 'site/404.html', 'desk/zh-CN/visitor.html'])
      writeFiles(folder, { [name]: page, [`${name}.gz`]: gzipSync(page) });
    const environment = {
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: join(folder, 'site'),
      DESK_DIR: join(folder, 'desk'),
      DEV_TOOLS: '1',
      TRUSTED_PROXIES: '127.0.0.1',
    };
    server = await startServer({ environment, log: createLog('silent') });
    ports['site'] = server.port;
    ports['desk'] = Number(new URL(server.deskOrigin ?? '').port);
  });
  afterAll(() => server.close());
  const portOf = (name: string): number => ports[name] ?? NaN;

  it.each([
    ['site', 'GET /'],
    ['site', 'POST /api/v5/feedback/add'],
    ['desk', 'GET /'],
  ])('the %s answers %s within 5 ms of an ordinary request, whatever its headers', async (name, line) => {
    const port = portOf(name);
    const start = `${line} HTTP/1.1\r\n`;
    const ordinary = await shortest(0, async () => (await ask(port, `${start}host: x`)).ms);
    const slow: string[] = [];
    for (const header of HEADERS) {
      for (const unit of UNITS) {
        const host = header === 'host' ? '' : 'host: x\r\n';
        // A new value each time, since some answers are cached. Spaces count only between other characters.
        const ms = await shortest(ordinary + LIMIT_MS, async (round) => {
          const value = `${unit}${round}a${filled(unit).slice(10)}b`;
          return (await ask(port, `${start}${host}${header}: ${value}`)).ms;
        });
        if (ms >= ordinary + LIMIT_MS) slow.push(`${header} of ${JSON.stringify(unit)}: ${ms.toFixed(1)} ms`);
      }
    }
    expect(slow).toEqual([]);
  });

  it.each(['site', 'desk'])(
    'the %s answers within 5 ms of an ordinary request, whatever its path or query',
    async (name) => {
      const port = portOf(name);
      const ordinary = async (target: string) =>
        shortest(0, async () => (await ask(port, `GET ${target} HTTP/1.1\r\nhost: x`)).ms);
      const [page, query] = [await ordinary('/nothing'), await ordinary('/?x=1')];
      const slow: string[] = [];
      for (const unit of PATHS) {
        const long = filled(unit);
        for (const [target, than] of [
          [`a${long}b/`, page],
          [`a${long.slice(0, 2000)}b/`, page],
          [`?x=${long}`, query],
          [`?${long}`, query],
        ] as const) {
          const ms = await shortest(
            than + LIMIT_MS,
            async () => (await ask(port, `GET /${target} HTTP/1.1\r\nhost: x`)).ms,
          );
          if (ms >= than + LIMIT_MS) slow.push(`/${target.slice(0, 20)} …: ${ms.toFixed(1)} ms`);
        }
      }
      expect(slow).toEqual([]);
    },
  );

  it.each(['site', 'desk'])('the %s refuses paths over 2,048 characters, and no query', async (name) => {
    const statusOf = async (target: string) =>
      (await ask(portOf(name), `GET ${target} HTTP/1.1\r\nhost: x`)).status;
    expect(await statusOf(`/${'a'.repeat(2047)}`)).toBe(404);
    expect(await statusOf(`/${'a'.repeat(2048)}`)).toBe(414);
    expect([200, 303]).toContain(await statusOf(`/?x=${'a'.repeat(LENGTH)}`));
  });

  it.each([
    ['accept-encoding', 256],
    ['content-type', 256],
    ['if-none-match', 1024],
    ['range', 256],
    ['x-forwarded-for', 1024],
  ])('%s has at most %i characters, in all of its lines together', async (header, most) => {
    for (const name of ['site', 'desk']) {
      const statusOf = async (lines: string) =>
        (await ask(portOf(name), `GET / HTTP/1.1\r\nhost: x\r\n${lines}`)).status;
      expect(await statusOf(`${header}: ${'a'.repeat(most)}`)).toBe(200);
      expect(await statusOf(`${header}: ${'a'.repeat(most + 1)}`)).toBe(431);
    }
  });

  it('the files of a site also take no longer for paths above the server’s limit', async () => {
    const site = createSite(join(folder, 'site'));
    for (const ask of [
      (round: number) =>
        site.request('http://x/', { headers: { 'accept-encoding': `a${round}${filled(' ')}b` } }),
      (round: number) => site.request(`http://x/a${round}${filled('/')}b/`),
    ]) {
      const ms = await shortest(LIMIT_MS, async (round) => {
        const start = performance.now();
        await ask(round);
        return performance.now() - start;
      });
      expect(ms).toBeLessThan(LIMIT_MS);
    }
  });
});
