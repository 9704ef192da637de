/** What a page sends, as a test sees it. */
import type { Page, Request } from 'playwright';

export function watchTraffic(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    requests,
    to: (end: string) => requests.filter((request) => new URL(request.url()).pathname.endsWith(end)),
  };
}

/** Everything under /api fails, as without a network. @returns puts the network back */
export async function cutApi(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/api/**');
}

/** The page's code waits on its way. @returns lets it come */
export async function holdCode(page: Page, files: string | RegExp = '**/_astro/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(files, async (route) => {
    await promise;
    // A page that was left meanwhile wants it no more.
    await route.continue().catch(() => undefined);
  });
  return () => resolve(undefined);
}

/** Islands take over when somebody is about to use them. */
export async function wake(page: Page): Promise<void> {
  const form = page.locator('astro-island form').first();
  await form.locator('input, select, textarea').first().focus();
  await page.locator('astro-island:not([ssr]):has(form)').first().waitFor({ state: 'attached' });
}
