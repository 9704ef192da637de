import { css, look, open, press, type Film } from '#scripts/films/scene.ts';

const getIt = css('main .button--signal:visible');

export const androidCompanion: Film = {
  id: 'android-companion',
  steps: [
    [
      open('/download', getIt),
      press(({ page, t }) => page.getByRole('radio', { name: t.installers.hero.choices.android })),
      look(getIt),
    ],
    [
      open('/download', getIt, 'wide'),
      look(({ page, t }) => page.getByRole('img', { name: t.download.builds.qrLabel })),
    ],
    [open('/download', getIt, 'phone'), look(getIt)],
    [open('/cores', css('#android .phone')), look(css('#android .phone'))],
    [look(css('#android .lead'))],
  ],
};
