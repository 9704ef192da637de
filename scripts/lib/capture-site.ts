/** The site in `dist/` for films and pictures, and the preparation of a page for them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/start.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { chromiumOptions } from './chromium.ts';

const SETTLE_MS = 350;

/**
 * Starts a server of its own and a browser; disposing it ends both and deletes the data.
 *
 * @param args of the browser
 */
export async function openSite(...args: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pictures-'));
  const environment = { PORT: '0', DESK_PORT: 'off', DATA_DIR: dataDir, DEV_TOOLS: '1' };
  const server = await startServer({ log: createLog('silent'), environment });
  const options = chromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, ...args] });
  return {
    origin: server.origin,
    browser,
    dataDir,
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Call before the first page: it makes the page show the same figures each time and ask nothing. */
export async function startVisit(page: Page, origin: string): Promise<void> {
  await page.addInitScript((consent) => {
    localStorage.setItem(consent, 'refused');
    let state = 20_261;
    Math.random = () => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return state / 4_294_967_296;
    };
  }, localKeys.analyticsConsent);
  await page.goto(origin);
}

/** Removes overlays, and waits until nothing changes: fonts, waking islands, what they fetch. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(element);
      if (position === 'sticky') element.style.setProperty('position', 'static');
      if (position === 'fixed' && !element.closest('dialog, [role=dialog]')) {
        element.style.setProperty('visibility', 'hidden');
      }
    }
    return document.fonts.ready.then(() => undefined);
  });
  await page.waitForTimeout(SETTLE_MS);
}
