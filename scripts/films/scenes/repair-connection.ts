import type { Film } from '#scripts/films/scene.ts';
import { workbench } from '#scripts/lib/places.ts';
import { startClientSimulator, type ClientSimulator } from '#server/client-simulator/index.ts';

export const repairConnection: Film = (shoot) => {
  const { page, t, locale, origin, open, look, press } = shoot;
  const again = page.getByRole('button', { name: t.workbench.remedies['try-again'], exact: true });
  const doctor = page.locator('.wb-doctor').first();
  const shop = workbench(shoot).panel.getByRole('listitem').first();
  const permission = page.locator('#browser-asks-permission');
  const ofClient = page.getByRole('listitem').filter({ hasText: t.detect.checks.client.name });
  let client: ClientSimulator | undefined;
  const stop = async () => client?.close();
  const start = async () => {
    // The same port again, since the page reconnects to it.
    client = await startClientSimulator({ storeCount: 12, ...(client && { port: client.port }) });
    client.state.settings.language = locale;
    const cookies = Object.entries(client.cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
    }));
    await page.context().addCookies(cookies);
  };
  return [
    async () => {
      await start();
      await stop();
      await open('/app/site', again);
      await look(doctor);
    },
    async () => {
      await start();
      await press(again, shop);
      await look(shop);
    },
    async () => {
      await stop();
      await look(page.getByText(t.workbench.reload.scheduled));
      await look(doctor);
    },
    async () => {
      await start();
      await open('/faq/errors', permission);
      await look(permission);
    },
    async () => {
      await open('/detect', ofClient);
      await press(ofClient.getByRole('button', { name: t.detect.askClient }));
      await look(ofClient);
    },
    async () => {
      await press(page.getByRole('button', { name: t.detect.copy }));
      await look(page.locator('.sheet__head').first());
      await stop();
    },
  ];
};
