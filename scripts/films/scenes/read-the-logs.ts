import { right, roleTable } from '#scripts/films/roles.ts';
import { css, look, press, type Film } from '#scripts/films/scene.ts';
import { log, trial, warning } from '#scripts/films/trial.ts';
import { demo, row } from '#scripts/films/workbench.ts';

const SHOP = 'DE-0118';

export const readTheLogs: Film = {
  id: 'read-the-logs',
  steps: [
    [...demo, look((place) => row(SHOP)(place).locator('.badge--danger'))],
    [
      press(({ page, t }) => page.getByLabel(t.workbench.shops.risky)),
      look(({ page }) => page.getByRole('tabpanel').getByRole('list')),
    ],
    [
      press(
        ({ page, t }) =>
          page.getByRole('button', { name: new RegExp(`^${t.workbench.shops.open} .*${SHOP}`) }),
        ({ page }) => page.getByRole('dialog'),
      ),
      look(({ page }) => page.getByRole('dialog')),
      press(({ page, t }) =>
        page.getByRole('dialog').getByRole('button', { name: t.workbench.confirm.no, exact: true }),
      ),
    ],
    [trial, look(log)],
    [
      look(warning),
      press((place) => warning(place).getByRole('button').first(), css('.tc-message .tc-told')),
      look(css('.tc-message .tc-told')),
    ],
    [roleTable, look(right('watch', 'logs'))],
  ],
};
