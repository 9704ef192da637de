import { codeSentTo, type Film } from '#scripts/films/scene.ts';
import { workbench } from '#scripts/lib/locators.ts';
import { sampleInstaller } from '#server/installers.ts';

/** One number for each language, since codes to a number are limited. */
const PHONES = { 'zh-CN': '13800138003', 'en-US': '13800138004' } as const;

export const installAndSignIn: Film = (tools) => {
  const { page, t, locale, open, highlight, press, type } = tools;
  const bench = workbench(tools);
  const getIt = page.locator('main .button--signal:visible').first();
  const sums = page.locator('main .checksums summary').first();
  /** The checksum of the first build in the list. */
  const checksum = page
    .locator('main code:visible')
    .filter({ hasText: /^[0-9a-f ]{40,}/ })
    .first();
  const verify = page.locator('#verify');
  const isVerified = verify.locator('.notice--ok');
  const signOut = { name: t.workbench.account.signOut, exact: true };
  const account = page.locator('[role=tabpanel] .badge--sea').first();
  return [
    async () => {
      await open('/download', getIt);
      await highlight(getIt);
      await highlight(page.locator('main .picker__choices').first());
    },
    async () => {
      await open('/download', sums);
      await press(sums, checksum);
      await highlight(checksum);
    },
    async () => {
      await open('/download', verify);
      await highlight(verify.locator('.verify__place'));
      const address = (await page.locator('main a[href$=".exe"]').first().getAttribute('href')) ?? '';
      const name = address.split('/').at(-1) ?? '';
      const chosen = page.waitForEvent('filechooser');
      await press(verify.getByText(t.installers.verify.choose));
      const buffer = Buffer.from(sampleInstaller(name));
      await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer });
      await highlight(isVerified);
    },
    async () => {
      await open('/register', page.getByLabel(t.registerForm.phone));
      await type(page.getByLabel(t.registerForm.phone), PHONES[locale]);
      await press(
        page.getByRole('button', { name: t.forms.code.get }),
        page.getByRole('button', { name: /\d\d/ }),
      );
      await type(page.getByLabel(t.registerForm.code), await codeSentTo(`+86${PHONES[locale]}`, tools));
    },
    async () => {
      await open(bench.path, bench.demo);
      // The demo begins signed in.
      await bench.openDemo();
      await bench.tab('account').click();
      await page.getByRole('button', signOut).click();
      await page.getByRole('dialog').getByRole('button', signOut).click();
      await type(page.locator('input[name=userName]'), 'harbor2026');
      await type(page.locator('input[name=password]'), 'Quay-7-berth');
      await press(page.getByRole('button', { name: t.workbench.account.signIn, exact: true }), account);
      await highlight(account);
    },
  ];
};
