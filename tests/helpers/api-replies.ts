/** Answers calls of the website API in the browser instead of the server, sealed like the server's. */
import type { Page, Route } from 'playwright';
import { CLIENT_PREFIX, type ApiCall } from '#src/api/contract/call.ts';
import { seal } from '#src/api/envelope.ts';

/** The build's defaults (.env.example): page and tests agree unless others are set for the build. */
export const SECRETS = {
  website: process.env['PUBLIC_WEBSITE_API_SECRET'] ?? 'berth-website-16',
  product: process.env['PUBLIC_PRODUCT_API_SECRET'] ?? 'berth-product-16',
} as const;

/** @param data of the answer; `undefined` answers with the error page of a proxy */
export async function answerCall(page: Page, call: ApiCall, data: unknown): Promise<void> {
  await page.route(addressOf(call), (route: Route) =>
    data === undefined
      ? route.fulfill({ status: 200, contentType: 'text/html', body: '<html>portal</html>' })
      : route.fulfill({ json: { ret: 0, msg: '', data: seal(data, SECRETS[call.client]) } }),
  );
}

export function addressOf(call: ApiCall): (url: URL) => boolean {
  return (url) => url.pathname === `/api${CLIENT_PREFIX[call.client]}${call.path}`;
}
