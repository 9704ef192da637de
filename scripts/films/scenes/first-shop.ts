import type { Film } from '#scripts/films/scene.ts';
import { trialCompany, workbench } from '#scripts/lib/places.ts';

const SHOP = 'JP-0903';
const TRIAL_SHOP = 'DE-0118';

export const firstShop: Film = (shoot) => {
  const { page, t, open, look, press, type } = shoot;
  const bench = workbench(shoot);
  const company = trialCompany(shoot);
  const isOpen = bench.row(SHOP).locator('[data-status=open]');
  const results = page.locator('.sheet li');
  return [
    async () => {
      await open(bench.path, bench.demo);
      await bench.openDemo();
      await type(page.getByLabel(t.workbench.shops.search), 'Rakuten');
      await look(bench.row(SHOP));
    },
    () => look(bench.ip(SHOP)),
    async () => {
      await press(page.getByRole('button', { name: `${t.workbench.shops.open} ` }).first(), isOpen);
      await look(isOpen);
    },
    () => press(page.getByRole('button', { name: `${t.workbench.shops.close} ` }).first()),
    async () => {
      await open(company.path, company.ready);
      await press(company.opener(TRIAL_SHOP), company.window(TRIAL_SHOP));
      await look(page.locator('.tc-reads').first());
    },
    async () => {
      await open('/detect', results.locator('.badge').first());
      await look(results.nth(2));
      await look(results.nth(4));
    },
  ];
};
