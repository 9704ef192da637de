import { execFileSync } from 'node:child_process';
import type { Locale } from '#i18n/locales.ts';
import { codeSentTo, type Film, type FilmTools } from '#scripts/films/scene.ts';

/** Sample people, named as such. One number for each language, since codes to a number are limited. */
const SAMPLES = {
  'zh-CN': { phone: '13800138001', name: '林晓', company: '示例贸易公司', inviter: '陈经理' },
  'en-US': { phone: '13800138002', name: 'Lin Hart', company: 'SampleTrading', inviter: 'Linda' },
} as const satisfies Record<Locale, object>;

/** Makes an invitation like an operator. @returns its token */
function makeInvitation({ locale, dataDir }: FilmTools): string {
  const { company, inviter } = SAMPLES[locale];
  const command = ['scripts/operate.ts', 'invitations', 'make', '--new-company', '--needs-consent'];
  const output = execFileSync(process.execPath, [...command, '--company', company, '--inviter', inviter], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const token = /token=([\w-]+)/.exec(output)?.[1];
  if (token === undefined) throw new Error(`The command created no invitation: ${output}`);
  return token;
}

export const inviteYourTeam: Film = (tools) => {
  const { page, t, locale, open, highlight, press, type } = tools;
  const { form, waiting } = t.invite;
  const { phone, name } = SAMPLES[locale];
  const token = makeInvitation(tools);
  const sees = page.locator('main .named-lists').first();
  const sent = page.getByRole('button', { name: /\d\d/ });
  const isWaiting = page.getByRole('heading', { name: waiting.title });
  return [
    async () => {
      await open(`/teaminvited?token=${token}`, sees);
      await highlight(sees);
    },
    async () => {
      await open(`/staffregister?token=${token}`, page.locator('main form').first());
      await highlight(page.locator('main h2').first());
    },
    async () => {
      await type(page.getByRole('textbox', { name: form.phone }), phone);
      await press(page.getByRole('button', { name: t.forms.code.get, exact: true }), sent);
      await highlight(sent);
    },
    async () => {
      await type(page.getByRole('textbox', { name: form.code }), await codeSentTo(`+86${phone}`, tools));
      await type(page.getByRole('textbox', { name: form.name }), name);
      await press(page.locator('main button[type=submit]').first(), isWaiting);
    },
    () => highlight(isWaiting),
    async () => {
      await open('/security', page.locator('.matrix table'));
      await highlight(page.locator('.matrix thead').first());
    },
  ];
};
