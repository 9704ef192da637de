/** The requests of a page in a test. */
import type { Page, Request } from 'playwright';

export function watchTraffic(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    requests,
    to: (end: string) => requests.filter((request) => new URL(request.url()).pathname.endsWith(end)),
  };
}

/** @returns a growing list of the addresses of the page's sockets */
export function watchSockets(page: Page): string[] {
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return sockets;
}

/** Makes everything under /api fail, like without a network. @returns a function that ends it */
export async function cutApi(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/api/**');
}

/** Delays requests, by default those of the page's code. @returns a function that ends the delay */
export async function holdCode(page: Page, files: string | RegExp = '**/_astro/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await promise;
    // A page that was left meanwhile does not need it.
    await route.continue().catch(() => undefined);
  });
  return () => resolve(undefined);
}

/** Wakes the page's form by the focus. */
export async function wake(page: Page): Promise<void> {
  const form = page.locator('astro-island form').first();
  await form.locator('input, select, textarea').first().focus();
  await page.locator('astro-island:not([ssr]):has(form)').first().waitFor({ state: 'attached' });
}

/** Longer than the pause between two such steps. */
const REST_MS = 3_000;

/** Waits until the page has done its work without the visitor. */
export async function untilPageIdle(page: Page): Promise<void> {
  await page.waitForFunction((restMs) => {
    const ends = performance.getEntries().map(({ startTime, duration }) => startTime + duration);
    return document.readyState === 'complete' && performance.now() - Math.max(...ends) > restMs;
  }, REST_MS);
}
