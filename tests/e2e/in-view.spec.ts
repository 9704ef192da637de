/** Overlays: one at a time, over no heading, field, button or link, at every size. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath } from '#i18n/locales.ts';
import {
  awake,
  consentLine,
  noticesOf,
  noticesReady,
  scripted,
  showInterest,
} from '#tests/helpers/islands.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import { expect, test } from '#tests/helpers/test.ts';

/** Phones, a tablet, desktops, low windows, and 1280 × 900 at 200 and 400 %; the languages alternate. */
const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [844, 390],
  [1024, 300],
  [1100, 600],
  [1280, 720],
  [1366, 768],
  [640, 360],
  [1920, 1080],
  [640, 450],
  [320, 225],
] as const;
/** State of an earlier visit: the trial's tooltip is due on the next visit of the home page. */
const LOOKED_AROUND = { homeVisitCount: '1', hasViewedDownload: '1', hasViewedRegister: '1' };

const FLOATING = '.side__toggle, #side-list';
/** In a window that is too low for a free place it is at the header's end. */
const TIP = '.trial-tip__body';
const LOW = 500;
const CONTROLS = 'a[href],button,summary,input,select,textarea';
const KEPT = `h1,h2,h3,h4,${CONTROLS}`;

/** Runs in the page. @returns the overlaps of floating elements */
function collisions([floatingParts, keptParts]: readonly [string, string]): string[] {
  const floating = [...document.querySelectorAll(floatingParts)];
  const kept = [...document.querySelectorAll(keptParts)];
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isSeen = (element: Element) => {
    const { width, height, top, bottom } = boxOf(element);
    return (
      width * height > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      getComputedStyle(element).visibility === 'visible'
    );
  };
  const nameOf = (element: Element) =>
    `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 20)}`;
  return floating.filter(isSeen).flatMap((over) =>
    [...kept, ...floating]
      .filter((other) => !over.contains(other) && !other.contains(over) && !other.closest('.header'))
      .filter(isSeen)
      .filter((other) => {
        const [a, b] = [boxOf(over), boxOf(other)];
        return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      })
      .map((other) => `${nameOf(over)} over ${nameOf(other)}`),
  );
}

/** Floating elements look for another place when scrolling has ended. */
async function expectFree(page: Page, share: number, floating: string, kept = KEPT): Promise<void> {
  const scroll = () =>
    page.evaluate((part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }), share);
  await scroll();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(
      async () => {
        const found = await page.evaluate(collisions, [floating, kept] as const);
        // The added room at the page's end can be scrolled.
        if (found.length > 0 && share === 1) await scroll();
        return found;
      },
      { message: `${width} × ${height}, at ${share}` },
    )
    .toEqual([]);
}

test('covers nothing at any size, except the tooltip in low windows, which is visible at once', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/en/about');
  for (const [index, [width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height });
    await page.evaluate((flags) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of Object.entries(flags)) localStorage.setItem(name, value);
    }, LOOKED_AROUND);
    await page.goto(localizedPath(inTurn(index), '/'));
    await showInterest(page);
    await awake(noticesOf(page));
    await expect(page.locator(TIP), `${width} × ${height}`).toBeInViewport();
    const floating = height < LOW ? FLOATING : `${FLOATING}, ${TIP}`;
    await expectFree(page, 0, floating);
    await expectFree(page, 0.6, floating);
  }
});

test('asks about statistics at the bottom, not in the first view, once in a visit, where everything can be scrolled free, and thanks in place', async ({
  page,
}) => {
  const { consent } = dictionaries['en-US'].siteWide;
  await page.goto('/en/about');
  await scripted(page);
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.waitForLoadState('networkidle');
  // Pointer moves do not count as an action.
  await expect(page.locator('astro-island[component-export=Consent][ssr]')).toHaveCount(1);
  await expect(consentLine(page)).toHaveCount(0);
  const before = await page.locator('h1').boundingBox();

  await page.mouse.wheel(0, 300);
  await expect(consentLine(page)).toBeInViewport({ ratio: 1 });
  expect((await page.locator('h1').boundingBox())?.y).toBe((before?.y ?? 0) - 300);
  await expectFree(page, 1, '.consent');

  await page.goto('/en/security');
  await showInterest(page);
  await awake(noticesOf(page));
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 300);
  await expect(consentLine(page)).toHaveCount(0);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await showInterest(page);
  await consentLine(page).getByRole('button', { name: consent.refuse, exact: true }).press('Enter');
  const thanks = page.getByText(consent.refused);
  await expect(thanks).toBeFocused();
  await expect(thanks.getByRole('link')).toHaveAttribute('href', '/en/privacy-choices');
});

/**
 * The narrowest phone, also with its keyboard open, and 1280 × 900 at 200 %; at 400 % a notice fills half of the
 * window.
 */
const SMALL_SIZES = [
  [320, 640],
  [320, 480],
  [640, 450],
] as const;

/** Opens a page whose network fails when everything is loaded. */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showInterest(page);
  await noticesReady(page);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(noticesOf(page)).not.toBeEmpty();
}

test.describe('without the network', () => {
  // Overlays request their code.
  test.use({ expectedFaults: /ERR_INTERNET_DISCONNECTED|hydrat/ });

  test('shows a failure over no control, and above a phone’s keyboard', async ({ page, context }) => {
    await openOffline(page, '/en');
    for (const [width, height] of SMALL_SIZES) {
      await page.setViewportSize({ width, height });
      for (const share of [0, 0.3, 0.6, 1]) await expectFree(page, share, '.page-notices > *', CONTROLS);
    }

    await context.setOffline(false);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      const keyboardOpen = {
        offsetLeft: 0,
        offsetTop: 0,
        width: 360,
        height: 330,
        addEventListener: () => undefined,
      };
      Object.defineProperty(window, 'visualViewport', { value: keyboardOpen });
    });
    await openOffline(page, '/en/contact');
    const box = await noticesOf(page).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(330);
  });
});
