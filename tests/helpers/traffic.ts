/** What a page sends, as a test sees it. */
import type { Page, Request } from 'playwright';

export interface Traffic {
  requests: Request[];
  /** Requests to the API whose path ends so. */
  to: (end: string) => Request[];
}

export function watchTraffic(page: Page): Traffic {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    requests,
    to: (end) => requests.filter((request) => new URL(request.url()).pathname.endsWith(end)),
  };
}

/** Everything under /api fails, as without a network. @returns puts the network back */
export async function cutApi(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  return () => page.unroute('**/api/**');
}

/** Islands take over when somebody is about to use them. */
export async function wake(page: Page): Promise<void> {
  const form = page.locator('astro-island form').first();
  await form.locator('input, select, textarea').first().focus();
  await page.locator('astro-island:not([ssr]):has(form)').first().waitFor({ state: 'attached' });
}
