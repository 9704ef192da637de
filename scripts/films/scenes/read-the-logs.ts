import type { Film } from '#scripts/films/scene.ts';
import { trialCompany, workbench } from '#scripts/lib/places.ts';

const SHOP = 'DE-0118';

export const readTheLogs: Film = (shoot) => {
  const { page, t, open, look, press } = shoot;
  const bench = workbench(shoot);
  const company = trialCompany(shoot);
  const dialog = page.getByRole('dialog');
  return [
    async () => {
      await open(bench.path, bench.demo);
      await bench.openDemo();
      await look(bench.row(SHOP).locator('.badge--danger'));
    },
    async () => {
      await press(bench.changed);
      await look(bench.panel.getByRole('list'));
    },
    async () => {
      const name = new RegExp(`^${t.workbench.shops.open} .*${SHOP}`);
      await press(page.getByRole('button', { name }), dialog);
      await look(dialog);
      await press(dialog.getByRole('button', { name: t.workbench.confirm.no, exact: true }));
    },
    async () => {
      await open(company.path, company.ready);
      await look(company.log);
    },
    async () => {
      await look(company.warning);
      await press(company.warning.getByRole('button').first(), company.message);
      await look(company.message);
    },
    async () => {
      await open('/security', page.locator('.matrix table'));
      await look(page.getByRole('row', { name: t.roles.actions.watch.logs }));
    },
  ];
};
