/** What is done to a page so that films and pictures can be taken of it. */
import type { Page } from 'playwright';
import { localKeys, sessionKeys } from '#src/config/storage-keys.ts';

const SETTLE_MS = 350;

/** Call before the first page: it shows the same figures each time, asks nothing, and has its heading font. */
export async function startVisit(page: Page, origin: string): Promise<void> {
  await page.addInitScript(
    ({ consent, headingFont }) => {
      localStorage.setItem(consent, 'refused');
      sessionStorage.setItem(headingFont, '1');
      let state = 20_261;
      Math.random = () => {
        state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
        return state / 4_294_967_296;
      };
    },
    { consent: localKeys.analyticsConsent, headingFont: sessionKeys.headingFont },
  );
  // A page whose font is still to come is written in the system's; the next one has it.
  await page.goto(origin);
  await page.evaluate(() => document.fonts.load('700 1em Archivo').then(() => undefined));
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
