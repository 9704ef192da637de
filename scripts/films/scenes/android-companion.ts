import { devices } from 'playwright';
import type { Film } from '#scripts/films/scene.ts';

export const androidCompanion: Film = ({ page, t, open, highlight, press }) => {
  const getIt = page.locator('main .button--signal:visible').first();
  const functions = page.locator('#android');
  const becomePhone = async () => {
    const session = await page.context().newCDPSession(page);
    const { userAgent } = devices['Pixel 7'];
    await session.send('Emulation.setUserAgentOverride', { userAgent, platform: 'Linux armv8l' });
    const metrics = { width: 360, height: 450, deviceScaleFactor: 0, mobile: true };
    await session.send('Emulation.setDeviceMetricsOverride', metrics);
  };
  return [
    async () => {
      await open('/download', getIt);
      await press(page.getByRole('radio', { name: t.installers.hero.choices.android }));
      await highlight(getIt);
    },
    async () => {
      await open('/download', getIt);
      await highlight(page.getByRole('img', { name: t.download.builds.qrLabel }));
    },
    async () => {
      await becomePhone();
      await open('/download', getIt);
      await highlight(getIt);
    },
    async () => {
      await open('/cores', functions);
      await highlight(functions);
    },
    () => highlight(functions.locator('dd')),
  ];
};
