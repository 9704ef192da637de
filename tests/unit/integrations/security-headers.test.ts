/** Which pages may reach the desktop client, and which keep their address to themselves: by the route list, page by page. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { securityHeaders } from '#integrations/security-headers.ts';
import { routes, type RouteId } from '#src/config/routes.ts';

const CLIENT = 'ws://127.0.0.1:*';
const page = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head><body></body></html>';
const fileOf = (address: string) => `${address === '/' ? 'index' : address.slice(1)}.html`;

let folder: string;
let headers: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'policies-'));
  for (const { path } of routes) {
    for (const locale of localeCodes) {
      const file = join(folder, fileOf(localizedPath(locale, path)));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, page);
    }
  }
  const done = securityHeaders({ apiBase: 'https://api.berth.example/v1' }).hooks['astro:build:done'];
  // Of all that Astro hands over, the integration uses the folder alone.
  await done?.({ dir: pathToFileURL(`${folder}/`) } as Parameters<typeof done>[0]);
  headers = await readFile(join(folder, '_headers'), 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

const policyInPage = async (address: string) =>
  /Content-Security-Policy" content="([^"]*)"/.exec(
    await readFile(join(folder, fileOf(address)), 'utf8'),
  )?.[1];
const rulesOf = (address: string) =>
  headers.split('\n\n').find((block) => block.startsWith(`${address}\n`)) ?? '';

const talking: readonly RouteId[] = ['workbench', 'sellerAssistant', 'oauth', 'activityRecharge'];

describe.each(localeCodes)('the policies of the pages in %s', (locale) => {
  it.each(talking)('let %s reach the desktop client', async (id) => {
    const address = localizedPath(locale, routes.find((route) => route.id === id)?.path ?? '');

    expect(await policyInPage(address)).toContain(CLIENT);
    expect(rulesOf(address)).toContain(CLIENT);
  });

  it('let a page reach it where it is an embedded view or its route says so, and no other', async () => {
    for (const route of routes) {
      const address = localizedPath(locale, route.path);
      const mayReach = route.kind === 'embedded' || route.usesClient === true;
      expect((await policyInPage(address))?.includes(CLIENT), address).toBe(mayReach);
      expect(rulesOf(address).includes(CLIENT), address).toBe(mayReach);
    }
  });

  it('let every page reach the API, wherever it lives', async () => {
    expect(await policyInPage(localizedPath(locale, '/'))).toContain(
      "connect-src 'self' https://api.berth.example;",
    );
  });

  it('keep the addresses of invitations out of referrers, in page and header', async () => {
    for (const { path } of routes) {
      const address = localizedPath(locale, path);
      const isSecret = path === '/staffregister' || path === '/teaminvited';
      const html = await readFile(join(folder, fileOf(address)), 'utf8');
      expect(html.includes('name="referrer" content="no-referrer"'), address).toBe(isSecret);
      expect(rulesOf(address).includes('Referrer-Policy: no-referrer'), address).toBe(isSecret);
    }
  });
});
