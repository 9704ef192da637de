/**
 * What a page fetches until it comes to rest, and what more after a visitor's first touch: how many requests, how many
 * bytes of what. What comes out of the browser's cache is not counted: code is fetched before it is imported.
 */
import type { Browser, CDPSession, Page } from 'playwright';

export const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface Fetched {
  url: string;
  kind: Kind;
  /** On the wire, with headers; 0 while it is under way. */
  bytes: number;
}

export interface Requests {
  atRest: Fetched[];
  /** Beyond those at rest. */
  afterTouch: Fetched[];
}

/** A page rests when it has asked for nothing for so long; what waits for idle time waits 2 s at most. */
const QUIET_MS = 3_000;
const LIMIT_MS = 30_000;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** By the file's name where it has one: scripts that are fetched before they are imported are of the kind `Fetch`. */
function kindOf(type: string, url: string): Kind {
  if (/\.m?js$/.test(new URL(url).pathname)) return 'script';
  return kinds.find((kind) => kind === type.toLowerCase()) ?? 'other';
}

/** @returns what went over the network, in the order of asking; the list grows */
async function record(session: CDPSession): Promise<Fetched[]> {
  const list: Fetched[] = [];
  const open = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('https:')) return;
    const fetched = { url: request.url, kind: kindOf(type ?? '', request.url), bytes: 0 };
    open.set(requestId, fetched);
    list.push(fetched);
  });
  const forget = (requestId: string) => {
    const fetched = open.get(requestId);
    if (fetched) list.splice(list.indexOf(fetched), 1);
    open.delete(requestId);
  };
  session.on('Network.requestServedFromCache', ({ requestId }) => forget(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) forget(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const fetched = open.get(requestId);
    if (fetched) fetched.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return list;
}

async function untilQuiet(page: Page, list: readonly Fetched[]): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (let seen = -1; seen !== list.length && Date.now() < deadline;) {
    seen = list.length;
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), QUIET_MS);
  }
}

/** Touches the first field of the page, as whoever came to fill it in; a page without one at its heading. */
async function touch(page: Page): Promise<void> {
  const field = page.locator('main :is(input, select, textarea):visible').first();
  const target = (await field.count()) > 0 ? field : page.locator('h1').first();
  if ((await target.count()) > 0) await target.tap({ force: true, timeout: LIMIT_MS });
}

export async function recordRequests(browser: Browser, address: string): Promise<Requests> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const list = await record(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'load' });
  await untilQuiet(page, list);
  const atRest = [...list];
  await touch(page);
  await untilQuiet(page, list);
  await context.close();
  return { atRest, afterTouch: list.filter((fetched) => !atRest.includes(fetched)) };
}
