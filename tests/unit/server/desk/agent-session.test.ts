import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { accessTo } from '#server/desk/agent-session.ts';

const DEVELOPMENT = { DEV_TOOLS: '1' };

/** @param from the socket's address */
async function access(
  environment: Record<string, string>,
  { host = '127.0.0.1:4322', from = '127.0.0.1' } = {},
): Promise<string> {
  const config = readConfig(environment);
  if (!config.desk) throw new Error('These settings have no desk.');
  const services = { config, desk: config.desk };
  const app = new Hono().get('/', (context) => context.text(accessTo(services, context)));
  const env = { incoming: { socket: { remoteAddress: from } } };
  return (await app.request(`http://${host}/`, { headers: { host } }, env)).text();
}

describe('access to the inbox', () => {
  it('needs the password where there is one', async () => {
    const environment = { ...DEVELOPMENT, DESK_PASSWORD: 'correct horse battery' };
    expect(await access(environment)).toBe('password');
    expect(await access(environment, { host: 'desk.example', from: '192.0.2.9' })).toBe('password');
  });

  const own = ['127.0.0.1:4322', 'localhost:4322', '[::1]:4322'];
  it.each(own)('is open without a password on a development server to this machine, as %s', async (host) => {
    expect(await access(DEVELOPMENT, { host })).toBe('open');
    expect(await access({}, { host })).toBe('shut');
  });

  // dev-tools.test.ts tests which requests count as this machine's.
  it.each([
    ['another machine that calls the server by a loopback name', { from: '192.0.2.9' }],
    ['another name', { host: 'evil.example' }],
  ])('is shut without a password to %s', async (_who, request) => {
    expect(await access(DEVELOPMENT, request)).toBe('shut');
  });

  it('is shut without a password where the server listens beyond this machine', async () => {
    expect(await access({ ...DEVELOPMENT, HOST: '0.0.0.0' })).toBe('shut');
  });
});
