import { css, look, open, prepare, press, type, type Film, type Target } from '#scripts/films/scene.ts';
import { demo, tab } from '#scripts/films/workbench.ts';

const PHONES = { 'zh-CN': '13800138003', 'en-US': '13800138004' } as const;
/** Of the first build in the list. */
const checksum: Target = ({ page }) =>
  page
    .locator('main code:visible')
    .filter({ hasText: /^[0-9a-f ]{40,}/ })
    .first();

const dialog: Target = ({ page }) => page.getByRole('dialog');
/** The demo begins signed in. */
const signOut: Target = ({ page, t }) =>
  page.getByRole('button', { name: t.workbench.account.signOut, exact: true });

export const installAndSignIn: Film = {
  id: 'install-and-sign-in',
  steps: [
    [
      open('/download', ({ page }) => page.locator('main .button--signal:visible').first()),
      look(({ page }) => page.locator('main .button--signal:visible').first()),
      look(css('main .picker__choices')),
    ],
    [open('/download', checksum, 'wide'), look(checksum)],
    [
      open('/download', css('#verify')),
      look(css('#verify .verify__place')),
      {
        kind: 'give',
        at: ({ page, t }) => page.locator('#verify').getByText(t.installers.verify.choose),
        into: css('#verify input[type=file]'),
        installer: css('main a[href$=".exe"]'),
        then: css('#verify .notice--ok'),
      },
      look(css('#verify .notice--ok')),
    ],
    [
      open('/register', ({ page, t }) => page.getByLabel(t.registerForm.phone)),
      type(
        ({ page, t }) => page.getByLabel(t.registerForm.phone),
        (_backstage, locale) => PHONES[locale],
      ),
      press(
        ({ page, t }) => page.getByRole('button', { name: t.forms.code.get }),
        ({ page }) => page.getByRole('button', { name: /\d\d/ }),
      ),
      type(
        ({ page, t }) => page.getByLabel(t.registerForm.code),
        (backstage, locale) => backstage.codeFor(`+86${PHONES[locale]}`),
      ),
    ],
    [
      ...demo,
      prepare(tab('account'), signOut),
      prepare(signOut, dialog),
      prepare(
        (place) =>
          dialog(place).getByRole('button', { name: place.t.workbench.account.signOut, exact: true }),
        css('input[name=userName]'),
      ),
      type(css('input[name=userName]'), 'harbor2026'),
      type(css('input[name=password]'), 'Quay-7-berth'),
      press(
        ({ page, t }) => page.getByRole('button', { name: t.workbench.account.signIn, exact: true }),
        css('[role=tabpanel] .badge--sea'),
      ),
      look(css('[role=tabpanel] .badge--sea')),
    ],
  ],
};
