/**
 * Opens every page of the route list and one article of each kind (with `EVERY_PAGE=1` every built page) once, on a
 * desktop in light, and then at 320 px. Each page reports no fault and fits both screens, and its targets are large
 * enough for touch. Axe finds no barrier: in Chinese on a phone in dark, in English on the desktop, since the languages
 * of a page differ only in their words. Axe takes as long as everything else, so without `EVERY_PAGE=1` it examines
 * each page in one of the languages, in turn.
 */
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';
import { defaultLocale, localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { routes } from '#src/config/routes.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { findElement, htmlIn, type Page as BuiltPage } from '#src/domain/html.ts';
import { builtPages, languageOf, unprefixed } from '#tests/helpers/built-site.ts';
import { test } from 'playwright/test';
import { inTurn } from '#tests/helpers/languages.ts';
import { expect, listenForFaults } from '#tests/helpers/test.ts';

const views = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 }, examined: 'en-US' },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 }, examined: 'zh-CN' },
] as const;
const NARROWEST = { width: 320, height: 640 };

/** One page for all addresses that a worker opens: opening a new one for each takes longer than its checks. */
async function openShared(browser: Browser) {
  const baseURL = `http://127.0.0.1:${process.env['E2E_PORT'] ?? ''}`;
  // In the middle of a transition, colours would fail the check of contrast.
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
  return { page, faults: listenForFaults(page), touch };
}
let shared: ReturnType<typeof openShared> | undefined;

/** Deletes what a page has stored, so that the next one starts without it. */
async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    // The window is resized before the next page opens; a hidden page needs no new layout for that.
    document.documentElement.style.display = 'none';
  });
}

/** In one call: locators add their own code to each page, which takes longer than the check. */
const outlineOf = (page: Page) =>
  page.evaluate(() => ({
    main: [...document.querySelectorAll('main, [role=main]')].map((main) =>
      main.checkVisibility({ visibilityProperty: true }),
    ),
    titles: [...document.querySelectorAll('h1, [role=heading][aria-level="1"]')].filter(
      (title) =>
        title.checkVisibility({ visibilityProperty: true }) && !title.closest('[aria-hidden=true], [inert]'),
    ).length,
  }));

/** What sticks out of a page that is wider than the screen. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}`);
  });
}

/** High enough for touch; a word may be narrower, down to the minimum of WCAG 2.5.8 for any target. */
const LEAST = { height: 44, width: 24 };

/** @returns a line for each target of the page that is too small; links within a sentence are as high as its lines */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const TARGETS =
      'a[href],button,summary,input:not([type=hidden]),select,textarea,[role=tab],[role=switch]';

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden,[inert]');

    /** A checkbox can also be pressed at its label. */
    function areaOf(element: Element) {
      // A title whose link covers the whole card.
      if (getComputedStyle(element, '::after').position === 'absolute') {
        const card = element.parentElement?.closest('article,li,section,div');
        const { width = 0, height = 0 } = card?.getBoundingClientRect() ?? {};
        return { width, height };
      }
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const boxes = [element, ...(label ? [label] : [])].flatMap((part) => [...part.getClientRects()]);
      return {
        width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
        height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
      };
    }

    /** Whether there is text beside it that is no target itself. */
    function isInSentence(element: Element): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      if (!block) return false;
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const { currentNode: text } = words;
        if (/[\p{L}\p{N}]/u.test(text.nodeValue ?? '') && !text.parentElement?.closest('a,button'))
          return true;
      }
      return false;
    }

    return [...document.querySelectorAll(TARGETS)]
      .filter((element) => isSeen(element) && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = areaOf(element);
        if (width * height === 0 || (height > least.height - 1 && width > least.width - 1)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 24);
        const place = element.closest('[class]')?.className ?? '';
        return [`${element.localName} “${name}” in .${place}: ${Math.round(width)} × ${Math.round(height)}`];
      });
  }, LEAST);
}

const known = new Set(localeCodes.flatMap((locale) => routes.map(({ path }) => localizedPath(locale, path))));
/** Articles, answers and releases of one kind differ only in their words. */
const templates = Map.groupBy(builtPages, ({ address }) => (known.has(address) ? address : dirname(address)));
const looked = process.env['EVERY_PAGE']
  ? builtPages
  : [...templates.values()].flatMap((pages) => pages.slice(0, 1));

const seen = new Set<string>();
/** Header and footer if an earlier page had the same, except for the addresses of links and the current page. */
const partsSeen = (built: BuiltPage) =>
  ['header', 'footer'].filter((name) => {
    const part = findElement(built, name);
    const html = part ? htmlIn(part) : '';
    const look =
      html.replace(/ (?:href|aria-current)="[^"]*"/g, '') + String(html.includes(' aria-current='));
    const isSeen = seen.has(look);
    seen.add(look);
    return isSeen;
  });

const byRoute = Map.groupBy(
  looked,
  ({ address, page }) => unprefixed(address, languageOf(page) ?? defaultLocale) || '/',
);

for (const [index, [route, built]] of [...byRoute].entries())
  test(`${route} opens, fits, and has no barriers, in each language`, async ({ browser }) => {
    const shown = await (shared ??= openShared(browser));
    for (const each of built) await test.step(each.address, () => look(shown, each, inTurn(index)));
  });

async function look(
  { page, faults, touch }: Awaited<ReturnType<typeof openShared>>,
  { address, page: built }: (typeof looked)[number],
  turn: Locale,
): Promise<void> {
  const locale = languageOf(built) ?? defaultLocale;
  const isNotFound = address.endsWith('/404');
  const isExamined = process.env['EVERY_PAGE'] ?? locale === turn;
  const except = isExamined ? partsSeen(built).map((name) => `body > ${name}`) : [];
  faults.length = 0;
  for (const { colorScheme, viewport, examined } of views) {
    const isFirst = viewport === views[0].viewport;
    const isLookedThrough = isExamined && locale === examined;
    if (!isFirst && !isLookedThrough) continue;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    if (isFirst) {
      const response = await page.goto(isNotFound ? `${address}-of-nothing` : address);
      expect.soft(response?.status(), address).toBe(isNotFound ? 404 : 200);
      expect.soft(await outlineOf(page), address).toEqual({ main: [true], titles: 1 });
    }
    const where = `${address}, ${colorScheme}, ${viewport.width} px`;
    expect.soft(await overflow(page), `too wide: ${where}`).toEqual([]);
    if (isLookedThrough) expect.soft(await findBarriers(page, except), where).toEqual([]);
  }
  await page.setViewportSize(NARROWEST);
  expect.soft(await overflow(page), `${address}: too wide at ${NARROWEST.width} px`).toEqual([]);
  await touch(true);
  expect.soft(await smallTargets(page), `${address}: too small for touch`).toEqual([]);
  await touch(false);
  expect
    .soft(
      faults.filter((fault) => !(isNotFound && fault.includes('404 (Not Found)'))),
      address,
    )
    .toEqual([]);
  await forget(page);
}
