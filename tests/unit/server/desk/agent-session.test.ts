import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { accessTo } from '#server/desk/agent-session.ts';

const DEVELOPMENT = { DEV_TOOLS: '1' };
const PASSWORD = { ...DEVELOPMENT, DESK_PASSWORD: 'correct horse battery' };

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

// dev-tools.test.ts tests which requests count as this machine's.
it.each<[settings: Record<string, string>, request: { host?: string; from?: string }, access: string]>([
  [PASSWORD, {}, 'password'],
  [PASSWORD, { host: 'desk.example', from: '192.0.2.9' }, 'password'],
  [DEVELOPMENT, {}, 'open'],
  [DEVELOPMENT, { from: '192.0.2.9' }, 'shut'],
  [{}, {}, 'shut'],
  [{ ...DEVELOPMENT, HOST: '0.0.0.0' }, {}, 'shut'],
])('with the settings %j and the request %j the inbox is: %s', async (settings, request, expected) => {
  expect(await access(settings, request)).toBe(expected);
});
