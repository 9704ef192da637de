import { css, look, open, press, type, type Film, type Target } from '#scripts/films/scene.ts';
import { opener, trial, windowOf } from '#scripts/films/trial.ts';
import { demo, ipOf, row } from '#scripts/films/workbench.ts';

const SHOP = 'JP-0903';
const openMark: Target = (place) => row(SHOP)(place).locator('.badge--ok');

export const firstShop: Film = {
  id: 'first-shop',
  steps: [
    [...demo, type(({ page, t }) => page.getByLabel(t.workbench.shops.search), 'Rakuten'), look(row(SHOP))],
    [look(ipOf(SHOP))],
    [
      press(
        ({ page, t }) => page.getByRole('button', { name: `${t.workbench.shops.open} ` }).first(),
        openMark,
      ),
      look(openMark),
    ],
    [press(({ page, t }) => page.getByRole('button', { name: `${t.workbench.shops.close} ` }).first())],
    [trial, press(opener('DE-0118'), windowOf('DE-0118')), look(css('.tc-reads'))],
    [
      open('/detect', ({ page }) => page.locator('.sheet li .badge').first()),
      look(({ page }) => page.locator('.sheet li').nth(2)),
      look(({ page }) => page.locator('.sheet li').nth(4)),
    ],
  ],
};
