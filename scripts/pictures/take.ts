/** Takes one picture: the page in its language and theme, brought into its state, cut to what is shown. */
import type { Browser } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { boxOf, openLaterPage, repeatableChance, settle, withoutFloating } from '#scripts/films/page.ts';
import type { Place } from '#scripts/films/scene.ts';
import { localKeys } from '#src/config/storage-keys.ts';
import type { Theme } from '#src/domain/pictures.ts';
import type { Scene } from './scene.ts';

/** Taller than any page that is shown: nothing has to be scrolled. */
const WINDOW_HEIGHT = 3600;
/** More dots than the largest file has. */
const DOTS_TO_A_PIXEL = 2;
const PATIENCE_MS = 15_000;
/** On every picture and in every year: logs print it. */
const NOW = '2026-03-18T10:24:00+08:00';
const TIME_ZONE = 'Asia/Shanghai';

export interface Studio {
  browser: Browser;
  origin: string;
}

export interface Look {
  locale: Locale;
  theme: Theme;
}

/** @returns a PNG */
export async function take(scene: Scene, { browser, origin }: Studio, look: Look): Promise<Buffer> {
  const { locale, theme } = look;
  const context = await browser.newContext({
    viewport: { width: scene.window, height: WINDOW_HEIGHT },
    deviceScaleFactor: DOTS_TO_A_PIXEL,
    locale,
    timezoneId: TIME_ZONE,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(repeatableChance);
    // No question about statistics on a picture.
    await page.addInitScript((key) => localStorage.setItem(key, 'refused'), localKeys.analyticsConsent);
    await openLaterPage(page, origin + localizedPath(locale, scene.path));
    const place: Place = { page, locale, t: dictionaries[locale] };
    await scene.ready(place).waitFor();
    await scene.act?.(place);
    await page.evaluate(withoutFloating);
    await page.mouse.move(0, 0);
    if (!scene.keepsFocus) await page.evaluate(withoutFocus);
    await settle(page);
    return await page.screenshot({ clip: await cropOf(scene, place), caret: 'hide' });
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function withoutFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The rectangle around all that is cut out, in whole pixels. */
async function cropOf({ crop, margin = 0 }: Scene, place: Place) {
  const boxes = await Promise.all(crop.map((target) => boxOf(target(place))));
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x))) - margin;
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y))) - margin;
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))) + margin;
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
