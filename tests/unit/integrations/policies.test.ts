/** Which pages may reach the desktop client, and which keep their address to themselves: by the route list, page by page. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeCodes, localizedPath } from '#i18n/locales.ts';
import { policies, securePage } from '#integrations/finish/policies.ts';
import { routes, type RouteId } from '#src/config/routes.ts';
import { attributeOf, findElement, htmlIn, parsePage, type Page } from '#src/domain/html.ts';

const CLIENT = 'ws://127.0.0.1:*';
const html = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head><body></body></html>';
const fileOf = (address: string) => `${address === '/' ? 'index' : address.slice(1)}.html`;

const pages = new Map<string, Page>();
let headers: string;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'policies-'));
  const step = policies({ apiBase: 'https://api.berth.example/v1' });
  const found = [];
  for (const { path } of routes) {
    for (const locale of localeCodes) {
      const address = localizedPath(locale, path);
      const page = parsePage(html);
      pages.set(address, page);
      found.push(await step.page?.({ file: fileOf(address), page }));
    }
  }
  await step.after?.(
    found.filter((page) => page !== undefined),
    { folder, cache: folder, warn: () => undefined },
  );
  headers = await readFile(join(folder, '_headers'), 'utf8');
  await rm(folder, { recursive: true });
});
afterAll(() => pages.clear());

function metaOf(address: string, attribute: string, name: string): string | undefined {
  const page = pages.get(address);
  const meta = page && findElement(page, 'meta', { [attribute]: name });
  return meta && attributeOf(meta, 'content');
}
const policyInPage = (address: string) => metaOf(address, 'http-equiv', 'Content-Security-Policy');
const rulesOf = (address: string) =>
  headers.split('\n\n').find((block) => block.startsWith(`${address}\n`)) ?? '';

const talking: readonly RouteId[] = ['workbench', 'sellerAssistant', 'oauth', 'activityRecharge'];

describe.each(localeCodes)('the policies of the pages in %s', (locale) => {
  it.each(talking)('let %s reach the desktop client', (id) => {
    const address = localizedPath(locale, routes.find((route) => route.id === id)?.path ?? '');

    expect(policyInPage(address)).toContain(CLIENT);
    expect(rulesOf(address)).toContain(CLIENT);
  });

  it('let a page reach it where it is an embedded view or its route says so, and no other', () => {
    for (const route of routes) {
      const address = localizedPath(locale, route.path);
      const mayReach = route.kind === 'embedded' || route.usesClient === true;
      expect(policyInPage(address)?.includes(CLIENT), address).toBe(mayReach);
      expect(rulesOf(address).includes(CLIENT), address).toBe(mayReach);
    }
  });

  it('let every page reach the API, wherever it lives', () => {
    expect(policyInPage(localizedPath(locale, '/'))).toContain(
      "connect-src 'self' https://api.berth.example;",
    );
  });

  it('keep the addresses of invitations out of referrers, in page and header', () => {
    for (const { path } of routes) {
      const address = localizedPath(locale, path);
      const isSecret = path === '/staffregister' || path === '/teaminvited';
      expect(metaOf(address, 'name', 'referrer'), address).toBe(isSecret ? 'no-referrer' : undefined);
      expect(rulesOf(address).includes('Referrer-Policy: no-referrer'), address).toBe(isSecret);
    }
  });
});

describe('a policy in the header as well', () => {
  const isInHeader = (file: string, reportTo?: string) => {
    const page = parsePage(html);
    return securePage({ file, page }, [], { reportTo }).policy !== undefined;
  };

  it('comes with input, with a secret in the address and with the desktop client, and with nothing else', () => {
    const files = ['register.html', 'en/feedback.html', 'staffregister.html', 'app/site.html'];
    expect(files.filter((file) => !isInHeader(file))).toEqual([]);
    expect(['index.html', 'en/download.html', 'faq.html'].filter((file) => isInHeader(file))).toEqual([]);
  });

  it('comes with every page where browsers report', () => {
    expect(isInHeader('faq.html', '/api/reports')).toBe(true);
  });
});

describe('securePage', () => {
  const secure = (head: string, body = '') => {
    const page = parsePage(`<head>${head}</head><body>${body}</body>`);
    securePage({ file: 'about.html', page }, []);
    return htmlIn(page);
  };

  it('puts the policy right behind the character set, before all that it has to rule', () => {
    const written = secure('<meta charset="utf-8"><style>p{}</style><script>a()</script>');

    expect(written).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"[^>]*><style>/);
  });

  it('refuses a page that its own policy would break, and says what to do', () => {
    expect(() => secure('<meta charset="utf-8">', '<p style="color:red">')).toThrow(
      'about.html: the content security policy blocks style="color:red". Use a class or a listener.',
    );
  });

  it('refuses a page that does not say its character set', () => {
    expect(() => secure('<title>a</title>')).toThrow('about.html: no <meta charset>');
  });
});
