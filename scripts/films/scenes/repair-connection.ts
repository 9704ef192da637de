import type { Film } from '#scripts/films/scene.ts';
import { workbench } from '#scripts/lib/locators.ts';
import { startClientSimulator, type ClientSimulator } from '#server/client-simulator/index.ts';

export const repairConnection: Film = (tools) => {
  const { page, t, locale, origin, open, highlight, press } = tools;
  const again = page.getByRole('button', { name: t.workbench.remedies['try-again'], exact: true });
  const doctor = page.locator('.wb-doctor').first();
  const shop = workbench(tools).panel.getByRole('listitem').first();
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
      await highlight(doctor);
    },
    async () => {
      await start();
      await press(again, shop);
      await highlight(shop);
    },
    async () => {
      await stop();
      const reloaded = page.waitForEvent('load');
      await highlight(page.getByText(t.workbench.reload.scheduled));
      await start();
      await reloaded;
      await highlight(shop);
    },
    async () => {
      await open('/faq/errors', permission);
      await highlight(permission);
    },
    async () => {
      await open('/detect', ofClient);
      await press(ofClient.getByRole('button', { name: t.detect.askClient }));
      await highlight(ofClient);
    },
    async () => {
      await press(page.getByRole('button', { name: t.detect.copy }));
      await highlight(page.locator('.sheet__head').first());
      await stop();
    },
  ];
};
