import type { Film } from '#scripts/films/scene.ts';
import { trialCompany, workbench } from '#scripts/lib/locators.ts';

const SHOP = 'JP-0903';
const TRIAL_SHOP = 'DE-0118';

export const firstShop: Film = (tools) => {
  const { page, t, open, highlight, press, type } = tools;
  const bench = workbench(tools);
  const company = trialCompany(tools);
  const isOpen = bench.row(SHOP).locator('[data-status=open]');
  const results = page.locator('.sheet li');
  return [
    async () => {
      await open(bench.path, bench.demo);
      await bench.openDemo();
      await type(page.getByLabel(t.workbench.shops.search), 'Rakuten');
      await highlight(bench.row(SHOP));
    },
    () => highlight(bench.ip(SHOP)),
    async () => {
      await press(page.getByRole('button', { name: `${t.workbench.shops.open} ` }).first(), isOpen);
      await highlight(isOpen);
    },
    () => press(page.getByRole('button', { name: `${t.workbench.shops.close} ` }).first()),
    async () => {
      await open(company.path, company.ready);
      await press(company.opener(TRIAL_SHOP), company.window(TRIAL_SHOP));
      await highlight(page.locator('.tc-reads').first());
    },
    async () => {
      await open('/detect', results.locator('.badge').first());
      await highlight(results.nth(2));
      await highlight(results.nth(4));
    },
  ];
};
