/** What each picture of the product shows, once for all languages and themes. */
import type { Locator } from 'playwright';
import { trialCompany, workbench, type Place } from '#scripts/lib/places.ts';
import type { PictureId } from '#src/domain/pictures.ts';

/** Widths of the files, in pixels: beside a text or over the page, and of a single part of a page. */
export const SIZES = { wide: [640, 1280], narrow: [420, 840] } as const;
/** Of the larger width: WebP needs more bytes for the same. */
export const WEBP_SHARE = 0.75;
export const MOST_BYTES = 40_000;

interface Scene {
  path: '/app/site' | '/webtrial';
  size: keyof typeof SIZES;
  /** How wide the window is, in CSS pixels: the narrower, the larger the text on the picture. */
  window: number;
  /** Around what is cut out. */
  margin: number;
  /** @returns what is cut out: the smallest rectangle around all of it */
  show: (place: Place) => Promise<Locator[]>;
}

async function demo(place: Place) {
  const bench = workbench(place);
  await bench.openDemo();
  return bench;
}

/** @param open a shop beside the one that is open from the beginning */
async function company(place: Place, open?: string) {
  const trial = trialCompany(place);
  await trial.ready.waitFor();
  if (open) await trial.opener(open).click();
  if (open) await trial.window(open).waitFor();
  return trial;
}

const OTHER_SHOP = 'JP-0903';

const bench = { path: '/app/site', size: 'wide', window: 860 } as const;
const trial = { path: '/webtrial', size: 'narrow', margin: 12 } as const;

export const scenes: Record<PictureId, Scene> = {
  shops: {
    ...{ ...bench, margin: 10 },
    async show(place) {
      const row = (await demo(place)).row(OTHER_SHOP);
      await row.getByRole('button', { name: `${place.t.workbench.shops.open} ` }).click();
      await row.locator('[data-status=open]').waitFor();
      // The frame is as tall as the window; the list ends with its last shop.
      return ['.wb-tab', '.wb-tools', '.wb-rows'].map((part) => place.page.locator(part));
    },
  },
  shop: {
    ...{ ...bench, window: 1360, margin: 10 },
    async show(place) {
      const { page, t } = place;
      await (await demo(place)).row('US-0427').locator('.wb-name').click();
      const last = page.locator('.wb-detail .wb-part').filter({ hasText: t.workbenchShop.repair.auto });
      return [page.locator('.wb-tab'), page.locator('.wb-tools'), page.locator('.wb-rows'), last];
    },
  },
  commands: {
    ...{ ...bench, margin: 0 },
    async show(place) {
      await demo(place);
      await place.page.keyboard.press('Control+k');
      await place.page.getByRole('dialog').waitFor();
      await place.page.keyboard.type('JP');
      return [place.page.getByRole('dialog')];
    },
  },
  routes: {
    ...{ ...bench, margin: 16 },
    async show(place) {
      const { tab, panel, speedTest, fastest } = await demo(place);
      await tab('gateway').click();
      await panel.getByRole('switch').click();
      await speedTest.click();
      await fastest.getByRole('button').click();
      await panel.locator('li[data-used=true]').waitFor();
      return [place.page.locator('.wb-frame .wb-tools'), place.page.locator('.wb-frame .wb-list')];
    },
  },
  profiles: {
    ...{ ...trial, size: 'wide', window: 760 },
    show: (place) => company(place, OTHER_SHOP).then(() => [place.page.locator('.tc-reads')]),
  },
  access: {
    // A button begins close to the last row.
    ...{ ...trial, window: 520, margin: 8 },
    async show(place) {
      await company(place);
      return [place.page.locator('[aria-labelledby=tc-team] h2'), place.page.locator('.tc-team table')];
    },
  },
  warning: { ...trial, window: 480, show: async (place) => [(await company(place)).warning] },
  log: {
    // The next line begins close to the third.
    ...{ ...trial, window: 520, margin: 8 },
    async show(place) {
      const { log } = await company(place, OTHER_SHOP);
      // Further lines are scrolled to.
      return [log.locator('h2'), log.locator('.tc-log__filter'), log.locator('li').nth(2)];
    },
  },
};
