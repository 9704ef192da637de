/** All pictures, each once for all languages and themes. */
import { css, type Place, type Target } from '#scripts/films/scene.ts';
import { log, opener, person, shopList, trialShops, warning, windowOf } from '#scripts/films/trial.ts';
import { demoButton, row, tab } from '#scripts/films/workbench.ts';
import type { Scene } from './scene.ts';

const SHOP = 'US-0427';
const OTHER_SHOP = 'JP-0903';

const bench = { path: '/app/site', ready: demoButton };
const company = { path: '/webtrial', ready: trialShops };
const frame = css('.wb-frame');
/** The last part of a shop's panel that is shown. */
const repair: Target = ({ page, t }) =>
  page.locator('.wb-detail .wb-part').filter({ hasText: t.workbenchShop.repair.auto });
const anyRow = css('[role=tabpanel] li');

async function openDemo(place: Place): Promise<void> {
  await demoButton(place).click();
  await anyRow(place).waitFor();
}

/** Beside the one that is open from the beginning. */
async function openShop(place: Place, shop: string): Promise<void> {
  const { open } = place.t.workbench.shops;
  await row(shop)(place)
    .getByRole('button', { name: `${open} ` })
    .click();
  await row(shop)(place).locator('.badge--ok').waitFor();
}

/** Beside the one that is open from the beginning. */
async function openTrialShop(place: Place): Promise<void> {
  await opener(OTHER_SHOP)(place).click();
  await windowOf(OTHER_SHOP)(place).waitFor();
}

export const scenes: readonly Scene[] = [
  {
    ...bench,
    id: 'shops',
    window: 860,
    size: 'wide',
    async act(place) {
      await openDemo(place);
      await openShop(place, OTHER_SHOP);
    },
    crop: [frame],
    margin: 10,
  },
  {
    ...bench,
    id: 'shop',
    window: 1360,
    size: 'wide',
    async act(place) {
      await openDemo(place);
      await row(SHOP)(place).locator('.wb-name').click();
      await place.page.locator('.wb-detail .wb-part').first().waitFor();
    },
    crop: [css('.wb-tab'), css('.wb-tools'), css('.wb-rows'), repair],
    margin: 10,
  },
  {
    ...bench,
    id: 'commands',
    window: 860,
    size: 'wide',
    async act(place) {
      await openDemo(place);
      await place.page.keyboard.press('Control+k');
      await place.page.getByRole('dialog').waitFor();
      await place.page.keyboard.type('JP');
    },
    crop: [({ page }) => page.getByRole('dialog')],
  },
  {
    ...bench,
    id: 'routes',
    window: 860,
    size: 'wide',
    async act(place) {
      const { page, t } = place;
      await openDemo(place);
      await tab('gateway')(place).click();
      await page.getByRole('tabpanel').getByRole('switch').click();
      await page.getByRole('button', { name: t.workbench.gateway.test, exact: true }).click();
      const fastest = page
        .getByRole('tabpanel')
        .getByRole('listitem')
        .filter({ has: page.locator('.badge--ok') });
      await fastest.waitFor();
      await fastest.getByRole('button').click();
      await page.locator('[role=tabpanel] li[data-used=true]').waitFor();
    },
    crop: [css('.wb-frame .wb-tools'), css('.wb-frame .wb-list')],
    margin: 16,
  },
  {
    ...company,
    id: 'profiles',
    window: 760,
    size: 'wide',
    act: openTrialShop,
    crop: [css('.tc-reads')],
    margin: 12,
  },
  {
    ...company,
    id: 'access',
    window: 520,
    size: 'narrow',
    crop: [css('[aria-labelledby=tc-team] h2'), css('.tc-team table')],
    margin: 16,
  },
  {
    ...company,
    id: 'warning',
    window: 480,
    size: 'narrow',
    crop: [warning],
    margin: 12,
  },
  {
    ...company,
    id: 'log',
    window: 520,
    size: 'narrow',
    act: openTrialShop,
    crop: [log],
    margin: 12,
  },
  {
    ...company,
    id: 'employee',
    window: 1180,
    size: 'wide',
    async act(place) {
      await person('employee')(place).click();
    },
    crop: [css('.tc-who'), shopList],
    margin: 12,
  },
];
