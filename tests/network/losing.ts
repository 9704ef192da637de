/** What both forms of the check share: the browser, the site, and the five ways to lose a file. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, firefox, type Browser } from 'playwright';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { findFirefox } from '#scripts/lib/machine.ts';
import type { Fault } from '#tests/helpers/lossy-network.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import type { StorySite } from './run-story.ts';

/** Never comes back before the page is loaded again. */
const FOR_GOOD = Infinity;

export const ways = {
  lost: { fault: 'lost', times: 1 },
  thrice: { fault: 'lost', times: 3 },
  gone: { fault: 'gone', times: FOR_GOOD },
  portal: { fault: 'portal', times: 1 },
  slow: { fault: 'slow', times: 1 },
} as const satisfies Record<string, { fault: Fault; times: number }>;

export type Way = keyof typeof ways;

/** What bears no version in its address is never gone for good. */
export const timesOf = (way: Way, path: string): number =>
  path.startsWith('/_astro/') ? ways[way].times : Math.min(ways[way].times, 3);

/** @param id Firefox remembers failed imports, as most browsers do; the newest Chromium does not */
export function launch(id: string): Promise<Browser> {
  if (id === 'chromium') return chromium.launch(chromiumOptions());
  const executablePath = findFirefox();
  if (executablePath === undefined)
    throw new Error('There is no Firefox here: install Debian’s firefox-esr, or take --browser chromium.');
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // It would ask ten times for what is lost before the page hears of it.
    firefoxUserPrefs: { 'network.http.request.max-attempts': 1 },
  });
}

/** Of the same kind: somebody who joins uses theirs up. */
const INVITATIONS = 400;
let taken = 0;

/** @returns the token of an invitation that nobody has used */
export const freshInvitation = (): string => `story-invitation-${(taken += 1)}`;

/** The built site with all that a story needs: the sample ad has no larger picture, and samples of invitations serve once. */
export async function startStorySite(): Promise<StorySite & Pick<SiteServer, 'close'>> {
  const content = await mkdtemp(join(tmpdir(), 'story-content-'));
  await cp('server/seed', content, { recursive: true });
  const file = join(content, 'ads.json');
  const ads = JSON.parse(await readFile(file, 'utf8')) as { top: Record<string, unknown> }; // our own sample
  ads.top['expand_img'] = '/images/qr/sidebar.svg';
  await writeFile(file, JSON.stringify(ads));
  const invitations = join(content, 'invitations.json');
  const samples = JSON.parse(await readFile(invitations, 'utf8')) as object[]; // our own samples
  const more = Array.from({ length: INVITATIONS }, (_, index) => ({
    ...samples[0],
    token: `story-invitation-${index + 1}`,
  }));
  await writeFile(invitations, JSON.stringify([...samples, ...more]));
  const site = await startSite({ CONTENT_DIR: content });
  return {
    origin: site.origin,
    deskOrigin: site.deskOrigin,
    async close() {
      await site.close();
      await rm(content, { recursive: true });
    },
  };
}

/** Some at a time, in order of their beginning. */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** In one line: what went wrong, and what was waited for. */
export function told(error: unknown): string {
  const lines = String(error).split('\n');
  return [lines[0], lines.find((line) => line.startsWith('Locator:'))].filter(Boolean).join('; ');
}
