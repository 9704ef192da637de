/**
 * What a visitor of a page fetches, and when: `node tests/bench/islands.ts [folder] [/page …]`.
 *
 * Prints for each page the brotli bytes of what comes before and at load (`first`: HTML with all that is inline, scripts
 * at load), then of the scripts that have come when the page rests and nobody has touched it, then of all scripts once
 * every island is awake; and the requests to the site at rest. Another build's folder prints the same of that build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumOptions } from '#scripts/lib/chromium.ts';
import { brotliSize } from '#scripts/lib/modules.ts';
import { createScale } from '#scripts/lib/page-weight.ts';
import { untilPageIdle } from '#tests/helpers/page-idle.ts';
import { serveFolder } from '#tests/helpers/static-server.ts';

const PAGES = ['/', '/download', '/downloadlist', '/register', '/applications', '/detect'];
const MORE = ['/activity/recharge', '/customer-service', '/about', '/app/site', '/staffregister'];

const [first, ...others] = process.argv.slice(2);
const folder = first?.startsWith('/') === false ? first : 'dist';
const asked = [first, ...others].filter((argument) => argument?.startsWith('/') === true);
const pages = asked.length > 0 ? asked : [...PAGES, ...MORE];

const sizes = new Map<string, number>();
function sizeOf(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const packed = join(folder, `${path}.br`);
  const size = existsSync(packed)
    ? readFileSync(packed).length
    : brotliSize(readFileSync(join(folder, path)));
  sizes.set(path, size);
  return size;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Approaches every island and every block that waits for somebody to come near. */
async function touchAll(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.evaluate(async () => {
    const types = ['pointerover', 'pointerenter', 'touchstart', 'focusin'];
    for (const element of document.querySelectorAll(
      'astro-island, [data-sidebar], [data-kit], search-box, form',
    )) {
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    const step = innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 50));
    }
  });
}

const site = await serveFolder(folder);
const browser = await chromium.launch(chromiumOptions());
const weigh = createScale(folder);
const columns = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(22) : String(cell).padStart(13))).join('');
console.log(columns(['page', 'first', 'at load', 'at rest', 'after waking', 'requests']));
try {
  for (const path of pages.filter((page) => page !== undefined)) {
    const page = await browser.newPage();
    const scripts = new Set<string>();
    const requests = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== site.origin || pathname.startsWith('/api')) return;
      // A module is fetched into the cache and then imported from there: one request.
      requests.add(pathname);
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    const scriptBytes = () => [...scripts].reduce((sum, script) => sum + sizeOf(script), 0);
    await page.goto(`${site.origin}${path}`);
    await untilPageIdle(page);
    const weight = weigh(fileOf(path));
    const atRest = scriptBytes();
    const requestsAtRest = requests.size;
    await touchAll(page);
    await untilPageIdle(page);
    console.log(columns([path, weight.first, weight.scripts, atRest, scriptBytes(), requestsAtRest]));
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
