/** One Chromium for a test file, and pages in it that run the library against a peer. */
import { type Browser, type Page, chromium } from 'playwright';
import { onTestFinished } from 'vitest';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { startHttpPeer } from '#tests/helpers/http-peer.ts';
import type { BridgeTest } from './page-script.ts';
import { PATIENCE } from './peer.ts';

declare global {
  interface Window {
    bridgeTest: BridgeTest;
  }
}

/** With the back-forward cache, which Playwright turns off by default. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...chromiumOptions('browser'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

interface PageServerOptions {
  readonly cookies: ReadonlyMap<string, string>;
  readonly policy?: string;
}

/** Serves a page that sets the client's cookies and runs the script, and `/other` that does not. */
async function servePage(script: string, { cookies, policy }: PageServerOptions): Promise<string> {
  const { origin } = await startHttpPeer((request, response) => {
    const isPage = request.url === '/';
    response.setHeader(
      'content-type',
      request.url === '/script.js' ? 'text/javascript' : 'text/html; charset=utf-8',
    );
    if (isPage && policy !== undefined) response.setHeader('content-security-policy', policy);
    if (isPage) {
      const lines = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}; Path=/`);
      response.setHeader('set-cookie', lines);
    }
    const page = `<!doctype html><title>page</title>${isPage ? '<script src="/script.js"></script>' : ''}`;
    response.end(request.url === '/script.js' ? script : page);
  });
  return `${origin}/`;
}

export async function openPage(
  browser: Browser,
  script: string,
  options: PageServerOptions & {
    readonly before?: (page: Page) => Promise<void>;
  },
) {
  const url = await servePage(script, options);
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await options.before?.(page);
  await page.goto(url);
  return {
    page,
    context,
    url,
    state: () => page.evaluate(() => window.bridgeTest.client.$state.get()),
    reached: async (reason: string) => {
      await page.waitForFunction(
        (wanted) => window.bridgeTest.client.$state.get().reason === wanted,
        reason,
        { timeout: PATIENCE.timeout * 3 },
      );
    },
  };
}
