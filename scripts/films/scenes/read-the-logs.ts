import type { Film } from '#scripts/films/scene.ts';
import { trialCompany, workbench } from '#scripts/lib/locators.ts';

const SHOP = 'DE-0118';

export const readTheLogs: Film = (tools) => {
  const { page, t, open, highlight, press } = tools;
  const bench = workbench(tools);
  const company = trialCompany(tools);
  const dialog = page.getByRole('dialog');
  return [
    async () => {
      await open(bench.path, bench.demo);
      await bench.openDemo();
      await highlight(bench.row(SHOP).locator('.badge--danger'));
    },
    async () => {
      await press(bench.changed);
      await highlight(bench.panel.getByRole('list'));
    },
    async () => {
      const name = new RegExp(`^${t.workbench.shops.open} .*${SHOP}`);
      await press(page.getByRole('button', { name }), dialog);
      await highlight(dialog);
      await press(dialog.getByRole('button', { name: t.workbench.confirm.no, exact: true }));
    },
    async () => {
      await open(company.path, company.ready);
      await highlight(company.log);
    },
    async () => {
      await highlight(company.warning);
      await press(company.warning.getByRole('button').first(), company.message);
      await highlight(company.message);
    },
    async () => {
      await open('/security', page.locator('.matrix table'));
      await highlight(page.getByRole('row', { name: t.roles.actions.watch.logs }));
    },
  ];
};
