/** Takes the pictures: each page whole, at rest, on the same day and with the same figures each time. */
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import sharp from 'sharp';
import { repeatableChance } from '#scripts/films/page.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import { lookOf, smallOf, type GalleryShot } from './plan.ts';

/** Half of its time a page waits for its server. */
const AT_ONCE = 2;
const SETTLE_MS = 400;
const PAGE_MS = 20_000;
/** No picture can be higher in WebP. */
const HIGHEST = 16_000;
/** Twice of what the page of thumbnails shows. */
const SMALL = { width: 560, height: 700 };

export interface Taking {
  browser: Browser;
  origin: string;
  shots: readonly GalleryShot[];
  /** Leaves what is asked of a visitor who comes for the first time on the pages. */
  isFirstVisit: boolean;
  pathOf: (shot: GalleryShot) => string;
  /** @param count of the pictures taken so far */
  onTaken: (count: number) => void;
}

/** @returns those that were taken; of the others it says why not, and goes on */
export async function takePictures(taking: Taking): Promise<Set<GalleryShot>> {
  const taken = new Set<GalleryShot>();
  const looks = Map.groupBy(taking.shots, lookOf);
  let count = 0;
  for (const shots of looks.values()) {
    const [first] = shots;
    if (!first) continue;
    const context = await openContext(taking, first);
    const queue = [...shots];
    const takeFromQueue = async () => {
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        if (await take(context, taking.origin, shot, taking.pathOf(shot))) taken.add(shot);
        count += 1;
        taking.onTaken(count);
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, takeFromQueue));
    } finally {
      await context.close();
    }
  }
  return taken;
}

async function openContext(
  taking: Taking,
  { locale, theme, width, height }: GalleryShot,
): Promise<BrowserContext> {
  const context = await taking.browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
    locale,
    timezoneId: 'Asia/Shanghai',
  });
  await context.clock.setFixedTime(noonOf(new Date()));
  await context.addInitScript(repeatableChance);
  if (!taking.isFirstVisit) {
    const answers = [
      [localKeys.analyticsConsent, 'refused'],
      [localKeys.language, locale],
      [localKeys.tooltipShown, '1'],
    ] as const;
    await context.addInitScript((kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    }, answers);
    // The heading font is for pages that find it in the cache.
    const page = await context.newPage();
    await page.goto(taking.origin, { waitUntil: 'load', timeout: PAGE_MS });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.close();
  }
  return context;
}

/** Pictures of one day show the same hour, whenever they are taken. */
function noonOf(day: Date): Date {
  return new Date(`${day.toISOString().slice(0, 10)}T12:00:00+08:00`);
}

async function take(
  context: BrowserContext,
  origin: string,
  shot: GalleryShot,
  path: string,
): Promise<boolean> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}${shot.address}`, { waitUntil: 'load', timeout: PAGE_MS });
    // What waits for being near is asked for now.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await document.fonts.ready;
      // A picture that cannot be had is one of the things to be looked at.
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    await page.waitForTimeout(SETTLE_MS);
    const png = await page.screenshot({ fullPage: true, timeout: PAGE_MS });
    await mkdir(dirname(path), { recursive: true });
    const { width, height } = await sharp(png).metadata();
    const picture = sharp(png).extract({ left: 0, top: 0, width, height: Math.min(height, HIGHEST) });
    await picture.clone().webp({ lossless: true, effort: 1 }).toFile(path);
    // The top of the page, as wide as the page is.
    const top = Math.min(height, HIGHEST, Math.round((width * SMALL.height) / SMALL.width));
    const small = sharp(png).extract({ left: 0, top: 0, width, height: top });
    await small.resize(SMALL.width).webp({ quality: 70, effort: 1 }).toFile(smallOf(path));
    return true;
  } catch (error) {
    // The others are taken all the same.
    console.error(`${shot.address} was not taken:`, error instanceof Error ? error.message : error);
    return false;
  } finally {
    await page.close();
  }
}
