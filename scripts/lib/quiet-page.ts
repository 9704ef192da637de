/** What is done to a page so that films and pictures can be taken of it. */
import type { Page } from 'playwright';
import { localKeys } from '#src/config/storage-keys.ts';

const SETTLE_MS = 350;

/** Call before the first page: it shows the same figures each time and asks nothing. */
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

/** Takes away what lies over the page, and waits until nothing moves: fonts, islands that wake, what they fetch. */
export async function quieten(page: Page): Promise<void> {
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
