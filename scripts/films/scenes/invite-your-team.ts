import { roleTable } from '#scripts/films/roles.ts';
import { css, look, open, press, type, type Film } from '#scripts/films/scene.ts';

/** One for each language: codes to a number are limited, and films are made at once. */
const PHONES = { 'zh-CN': '13800138001', 'en-US': '13800138002' } as const;
const NAMES = { 'zh-CN': '林晓', 'en-US': 'Lin Hart' } as const;

export const inviteYourTeam: Film = {
  id: 'invite-your-team',
  steps: [
    [open('/teaminvited?token={{invitation}}', css('main .sees')), look(css('main .sees'))],
    [
      open('/staffregister?token={{invitation}}', css('main form')),
      look(({ page }) => page.locator('main h2').first()),
    ],
    [
      type(
        ({ page, t }) => page.getByRole('textbox', { name: t.invite.form.phone }),
        (_backstage, locale) => PHONES[locale],
      ),
      press(
        ({ page, t }) => page.getByRole('button', { name: t.forms.code.get, exact: true }),
        ({ page }) => page.getByRole('button', { name: /\d\d/ }),
      ),
      look(({ page }) => page.getByRole('button', { name: /\d\d/ })),
    ],
    [
      type(
        ({ page, t }) => page.getByRole('textbox', { name: t.invite.form.code }),
        (backstage, locale) => backstage.codeFor(`+86${PHONES[locale]}`),
      ),
      type(
        ({ page, t }) => page.getByRole('textbox', { name: t.invite.form.name }),
        (_backstage, locale) => NAMES[locale],
      ),
      press(css('main button[type=submit]'), ({ page, t }) =>
        page.getByRole('heading', { name: t.invite.waiting.title }),
      ),
    ],
    [look(({ page, t }) => page.getByRole('heading', { name: t.invite.waiting.title }))],
    [roleTable, look(css('.matrix thead'))],
  ],
};
