import { behind, css, look, open, press, type Film, type Target } from '#scripts/films/scene.ts';

const doctor = css('.wb-doctor');
const again: Target = ({ page, t }) =>
  page.getByRole('button', { name: t.workbench.remedies['try-again'], exact: true });
const shops: Target = ({ page }) => page.getByRole('tabpanel').getByRole('listitem').first();
const lastLine: Target = ({ page, t }) =>
  page.getByRole('listitem').filter({ hasText: t.detect.checks.client.name });

export const repairConnection: Film = {
  id: 'repair-connection',
  steps: [
    [
      behind(async (backstage) => {
        await backstage.startClient();
        await backstage.stopClient();
      }),
      open('/app/site', again),
      look(doctor),
    ],
    [behind((backstage) => backstage.startClient()), press(again, shops), look(shops)],
    [
      behind((backstage) => backstage.stopClient()),
      look(({ page, t }) => page.getByText(t.workbench.reload.scheduled)),
      look(doctor),
    ],
    [
      behind((backstage) => backstage.startClient()),
      open('/faq/errors', css('#browser-asks-permission')),
      look(css('#browser-asks-permission')),
    ],
    [
      open('/detect', lastLine),
      press((place) => lastLine(place).getByRole('button', { name: place.t.detect.askClient })),
      look(lastLine),
    ],
    [press(({ page, t }) => page.getByRole('button', { name: t.detect.copy })), look(css('.sheet__head'))],
  ],
};
