import type { Film } from '#scripts/films/scene.ts';

export const androidCompanion: Film = ({ page, t, open, highlight, press }) => {
  const getIt = page.locator('main .button--signal:visible').first();
  const functions = page.locator('#android');
  return [
    async () => {
      await open('/download', getIt);
      await press(page.getByRole('radio', { name: t.installers.hero.choices.android }));
      await highlight(getIt);
    },
    async () => {
      await open('/download', getIt, 'wide');
      await highlight(page.getByRole('img', { name: t.download.builds.qrLabel }));
    },
    async () => {
      await open('/download', getIt, 'phone');
      await highlight(getIt);
    },
    async () => {
      await open('/cores', functions);
      await highlight(functions);
    },
    () => highlight(functions.locator('dd')),
  ];
};
