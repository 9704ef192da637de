/** What is done to a page so that it can be filmed: it comes to rest, shows the same figures each time, and nothing lies over it. */
import type { Locator, Page } from 'playwright';
import { sessionKeys } from '#src/config/storage-keys.ts';
import type { Box } from './frame.ts';

const SETTLE_MS = 350;

/** Until nothing moves any more: fonts, islands that wake, what they fetch. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(SETTLE_MS);
}

export async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing is to be seen of ${String(target)}`);
  return box;
}

/** Most visitors have it; the download page offers what fits. */
export async function pretendWindows(page: Page, version: string): Promise<void> {
  const major = version.split('.')[0] ?? '';
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    platform: 'Win32',
    userAgentMetadata: {
      platform: 'Windows',
      platformVersion: '15.0.0',
      architecture: 'x86',
      bitness: '64',
      model: '',
      mobile: false,
      brands: [{ brand: 'Chromium', version: major }],
      fullVersionList: [{ brand: 'Chromium', version }],
    },
  });
}

/** Opens an address as on a later page of a visit: the first one stands in a system's font, and is not filmed. */
export async function openLaterPage(page: Page, address: string): Promise<void> {
  await page.addInitScript((key) => sessionStorage.setItem(key, '1'), sessionKeys.headingFont);
  await page.goto(address);
  await page.evaluate(() => document.fonts.load('700 1em Archivo').then(() => undefined));
  await page.goto(address);
}

/** Runs in the page: a film made again shows the same figures. */
export function repeatableChance(): void {
  let state = 20_261;
  Math.random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Runs in the page: what lies over it would lie over what the film speaks of. */
export function withoutFloating(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (position === 'sticky') element.style.setProperty('position', 'static');
    if (position === 'fixed' && !element.closest('dialog, [role=dialog]')) {
      element.style.setProperty('visibility', 'hidden');
    }
  }
}
