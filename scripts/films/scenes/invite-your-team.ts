import { execFileSync } from 'node:child_process';
import type { Locale } from '#i18n/locales.ts';
import { codeSentTo, type Film, type Shoot } from '#scripts/films/scene.ts';

/** Sample people, named as such. One number for each language, since codes to a number are limited. */
const SAMPLES = {
  'zh-CN': { phone: '13800138001', name: '林晓', company: '示例贸易公司', inviter: '陈经理' },
  'en-US': { phone: '13800138002', name: 'Lin Hart', company: 'SampleTrading', inviter: 'Linda' },
} as const satisfies Record<Locale, object>;

/** Makes an invitation like an operator. @returns its token */
function makeInvitation({ locale, dataDir }: Shoot): string {
  const { company, inviter } = SAMPLES[locale];
  const command = ['scripts/operate.ts', 'invitations', 'make', '--new-company', '--needs-consent'];
  const said = execFileSync(process.execPath, [...command, '--company', company, '--inviter', inviter], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const token = /token=([\w-]+)/.exec(said)?.[1];
  if (token === undefined) throw new Error(`No invitation was made: ${said}`);
  return token;
}

export const inviteYourTeam: Film = (shoot) => {
  const { page, t, locale, open, look, press, type } = shoot;
  const { form, waiting } = t.invite;
  const { phone, name } = SAMPLES[locale];
  const token = makeInvitation(shoot);
  const sees = page.locator('main .sees').first();
  const sent = page.getByRole('button', { name: /\d\d/ });
  const isWaiting = page.getByRole('heading', { name: waiting.title });
  return [
    async () => {
      await open(`/teaminvited?token=${token}`, sees);
      await look(sees);
    },
    async () => {
      await open(`/staffregister?token=${token}`, page.locator('main form').first());
      await look(page.locator('main h2').first());
    },
    async () => {
      await type(page.getByRole('textbox', { name: form.phone }), phone);
      await press(page.getByRole('button', { name: t.forms.code.get, exact: true }), sent);
      await look(sent);
    },
    async () => {
      await type(page.getByRole('textbox', { name: form.code }), await codeSentTo(`+86${phone}`, shoot));
      await type(page.getByRole('textbox', { name: form.name }), name);
      await press(page.locator('main button[type=submit]').first(), isWaiting);
    },
    () => look(isWaiting),
    async () => {
      await open('/security', page.locator('.matrix table'));
      await look(page.locator('.matrix thead').first());
    },
  ];
};
