import { css, look, press, type Film, type Target } from '#scripts/films/scene.ts';
import { demo, ipOf, tab } from '#scripts/films/workbench.ts';

const SHOP = 'US-0427';
const test: Target = ({ page, t }) =>
  page.getByRole('button', { name: t.workbench.gateway.test, exact: true });
const fastest: Target = ({ page }) =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('.badge--ok') });

export const chooseALine: Film = {
  id: 'choose-a-line',
  steps: [
    [...demo, look(ipOf(SHOP))],
    [press(tab('gateway'), test), press(test, fastest), look(fastest)],
    [press(test, fastest), look(fastest)],
    [
      press(({ page }) => page.getByRole('tabpanel').getByRole('switch')),
      press((place) => fastest(place).getByRole('button'), css('[role=tabpanel] li[data-used=true]')),
      look(css('[role=tabpanel] li[data-used=true]')),
    ],
    [press(tab('shops'), ipOf(SHOP)), look(ipOf(SHOP))],
  ],
};
