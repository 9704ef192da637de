/** The content of each picture of the product, for all languages and themes. */
import type { Locator } from 'playwright';
import { trialCompany, workbench, type LocatorContext } from '#scripts/lib/locators.ts';
import type { PictureId } from '#src/domain/pictures.ts';

/** Widths of the files, in pixels: beside a text or across the page, and for a single part of a page. */
export const SIZES = { wide: [640, 1280], narrow: [420, 840] } as const;
/** A share of the larger width, since WebP needs more bytes for the same quality. */
export const WEBP_SHARE = 0.75;
export const MAX_BYTES = 40_000;

interface Scene {
  path: '/app/site' | '/webtrial';
  size: keyof typeof SIZES;
  /** The width of the window in CSS pixels: the narrower, the larger the text on the picture. */
  window: number;
  /** The margin around the shown elements. */
  margin: number;
  /** @returns the shown elements: the picture is the smallest rectangle around them */
  show: (place: LocatorContext) => Promise<Locator[]>;
}

async function openDemo(place: LocatorContext) {
  const bench = workbench(place);
  await bench.openDemo();
  return bench;
}

/** @param open a shop beside the one that is open from the beginning */
async function openCompany(place: LocatorContext, open?: string) {
  const trial = trialCompany(place);
  await trial.ready.waitFor();
  if (open) await trial.opener(open).click();
  if (open) await trial.window(open).waitFor();
  return trial;
}

const OTHER_SHOP = 'JP-0903';

const bench = { path: '/app/site', size: 'wide', margin: 0 } as const;
const trial = { path: '/webtrial', size: 'narrow', window: 410, margin: 8 } as const;

export const scenes: Record<PictureId, Scene> = {
  shops: {
    ...bench,
    window: 860,
    async show(place) {
      const row = (await openDemo(place)).row(OTHER_SHOP);
      await row.getByRole('button', { name: `${place.t.workbench.shops.open} ` }).click();
      await row.locator('[data-status=open]').waitFor();
      // The frame is as tall as the window, but the list ends with its last shop.
      return ['.wb-tab', '.wb-tools', '.wb-rows'].map((part) => place.page.locator(part));
    },
  },
  shop: {
    ...bench,
    window: 1360,
    async show(place) {
      const { page, t } = place;
      await (await openDemo(place)).row('US-0427').locator('.wb-name').click();
      const last = page.locator('.wb-detail .wb-part').filter({ hasText: t.workbenchShop.repair.auto });
      return [page.locator('.wb-tab'), page.locator('.wb-tools'), page.locator('.wb-rows'), last];
    },
  },
  profiles: {
    ...trial,
    size: 'wide',
    window: 760,
    margin: 12,
    show: (place) => openCompany(place, OTHER_SHOP).then(() => [place.page.locator('.tc-reads')]),
  },
  access: {
    ...trial,
    async show(place) {
      await openCompany(place);
      return [place.page.locator('[aria-labelledby=tc-team] h2'), place.page.locator('.tc-team table')];
    },
  },
  warning: { ...trial, show: async (place) => [(await openCompany(place)).warning] },
  log: {
    ...trial,
    async show(place) {
      const { log } = await openCompany(place, OTHER_SHOP);
      // Later lines need scrolling.
      return [log.locator('h2'), log.locator('.tc-log__filter'), log.locator('li').nth(1)];
    },
  },
};
