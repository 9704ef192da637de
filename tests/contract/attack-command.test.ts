/** The attacks as a command: on this server they find that it holds, on one that holds nothing they say so. */
import { execFile } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';
import { removeDataDir, startServerProcess } from '#tests/helpers/server-process.ts';

interface Ended {
  code: number;
  out: string;
  err: string;
}

function attack(...args: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/attack.ts', ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

/** By attack: what it says came of it. */
const outcomes = (out: string): Record<string, string> =>
  Object.fromEntries(
    [...out.matchAll(/^\| (A\d+) \| [^|]+ \| ([^|]+) \|/gm)].map(([, id = '', word = '']) => [id, word]),
  );

describe('npm run attack', () => {
  it('finds that the server holds, and ends with 0', async () => {
    const server = await startServerProcess({
      DEV_TOOLS: '1',
      CLIENT_PORT: '0',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.exited;
      removeDataDir(server.dataDir);
    });
    const { code, out, err } = await attack('--url', server.origin, '--only', 'a4,a5,a7,a8,a9,a10,a13,a14');
    const held = ['A4', 'A5', 'A7', 'A8', 'A9', 'A10', 'A13', 'A14'].map((id) => [id, 'held']);
    expect([outcomes(out), err.includes('did not hold')]).toEqual([Object.fromEntries(held), false]);
    expect(code).toBe(0);
  });

  it('says what did not hold, what could not be tried, and ends with 1', async () => {
    // Says yes to everything, and nothing of itself.
    const peer = await startHttpPeer((request, response) => {
      const isOutbox = request.url === '/dev/outbox';
      response.setHeader('content-type', 'application/json');
      response.end(isOutbox ? '[]' : '{"ret":10021,"msg":"","data":""}');
    });
    onTestFinished(() => peer.close());
    const { code, out } = await attack('--url', peer.origin, '--only', 'a4,a8,a14');
    expect(outcomes(out)).toEqual({ A4: 'did not hold', A8: 'not tried', A14: 'did not hold' });
    expect(code).toBe(1);
  });

  it('lists them, and attacks nobody else', async () => {
    expect((await attack('--list')).out.trim().split('\n')).toHaveLength(14);
    const elsewhere = await attack('--url', 'http://www.example.com');
    expect([elsewhere.code, elsewhere.out]).toEqual([2, '']);
    expect(elsewhere.err).toContain('servers on this machine alone');
  });
});
