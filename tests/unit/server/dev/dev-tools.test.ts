import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readContent, type Content } from '#server/content/content.ts';
import type { Database } from '#server/db/schema.ts';
import { NO_FAULTS } from '#server/client-simulator/faults.ts';
import { createDevTools, type Simulator } from '#server/dev/dev-tools.ts';
import { createKeyedHash } from '#server/keyed-hash.ts';
import { createFakeClock } from '#tests/helpers/fake-server-clock.ts';
import { databaseForTest } from '#tests/helpers/test-databases.ts';

const HOST = '127.0.0.1:4321';
const config = readConfig({ DEV_TOOLS: '1' });
const clock = createFakeClock();
const hash = createKeyedHash('a key for tests that is long enough');

describe('the development tools', () => {
  let db: Database;
  let faults: Simulator['faults'];

  function toolsWith(content: Content = readContent(config.contentDir)): Hono {
    const simulator: Simulator = {
      cookies: { bid: 'b 1', sid: 's;x' },
      faults,
      setFaults: (changed) => Object.assign(faults, changed),
      disconnect: () => undefined,
      rotateSession: () => undefined,
    };
    return createDevTools({ config, db, clock, hash, content, simulator });
  }
  const ask = async (
    tools: Hono,
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
    { host = HOST, from = '127.0.0.1' } = {},
  ) => {
    const headers = { host, ...init.headers };
    const env = { incoming: { socket: { remoteAddress: from } } };
    return tools.request(`http://${host}${path}`, { ...init, headers }, env);
  };

  beforeEach(async () => {
    db = await databaseForTest('sqlite');
    faults = { ...NO_FAULTS };
  });

  const PATHS = ['/', '/outbox', '/client', '/provider/authorize?client_id=berth-site'];

  it.each([
    ['for evil.example', { host: 'evil.example' }, {}],
    ['for 127.0.0.1.evil.example', { host: '127.0.0.1.evil.example' }, {}],
    ['from 192.0.2.9, whatever name it asks for', { host: 'localhost:4321', from: '192.0.2.9' }, {}],
    ['from it in IPv6', { host: 'localhost:4321', from: '::ffff:192.0.2.9' }, {}],
    ['that a proxy on this machine brings', {}, { 'x-forwarded-for': '192.0.2.9' }],
  ])('refuse a request %s', async (_what, request, headers) => {
    const tools = toolsWith();
    for (const path of PATHS) expect((await ask(tools, path, { headers }, request)).status).toBe(403);
  });

  it('refuse pages of other origins', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const response = await ask(toolsWith(), '/faults', { method: 'POST', headers, body: 'drop=1' });
    expect([response.status, faults.drop]).toEqual([403, 0]);
  });

  it.each(['localhost:4321', '[::1]:4321'])('answer to %s', async (host) => {
    expect((await ask(toolsWith(), '/', {}, { host })).status).toBe(200);
  });

  it('show all content as text (T2)', async () => {
    const content = readContent(config.contentDir);
    const evil = '"><script>alert(1)</script>\'&';
    content.promoters.promoters.push({ promoter: evil, base_coupon: 1, more_coupon: 1, referral: evil });
    const response = await ask(toolsWith(content), '/');
    const text = await response.text();
    expect(text).not.toContain('<script');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('set the client’s cookies and redirect to a page of this site', async () => {
    const response = await ask(toolsWith(), '/client?to=/app/site');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/app/site']);
    expect(response.headers.getSetCookie()).toEqual([
      'bid=b%201; Path=/; SameSite=Lax',
      'sid=s%3Bx; Path=/; SameSite=Lax',
    ]);
    expect((await ask(toolsWith(), '/client')).headers.get('location')).toBe('/app/site');
  });

  it('do not redirect elsewhere, and set no cookie then', async () => {
    const { status, headers } = await ask(toolsWith(), '/client?to=//evil.example');
    expect([status, headers.get('location'), headers.getSetCookie()]).toEqual([400, null, []]);
  });
});
