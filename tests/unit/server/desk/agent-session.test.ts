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

  // dev-tools.test.ts tests which requests count as this machine's.
  it('is open without a password to this machine only, on a development server that listens on it', async () => {
    expect(await access(DEVELOPMENT)).toBe('open');
    expect(await access(DEVELOPMENT, { from: '192.0.2.9' })).toBe('shut');
    expect(await access({})).toBe('shut');
    expect(await access({ ...DEVELOPMENT, HOST: '0.0.0.0' })).toBe('shut');
  });
});
