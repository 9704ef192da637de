/**
 * What every form does when it is submitted twice, when the network goes, when the server takes its time, and when the page
 * is loaded anew: the same for all, since all stand in one shell. `docs/forms.md` lists it form by form.
 */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { dayFromNow } from '#tests/helpers/days.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import { browserLocale, newVisitor } from '#tests/helpers/register-page.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

let site: SiteServer;
test.beforeAll(async () => {
  site = await startSite();
});
test.beforeEach(async () => {
  site.clock.advance(3601);
  await fetch(`${site.origin}/dev/invitations`, { method: 'POST' });
});
test.afterAll(() => site.close());

type Texts = (typeof dictionaries)[Locale];
type Entries = Record<string, string>;

interface FormCase {
  name: string;
  path: string;
  /** End of the address that the form is sent to. */
  call: string;
  /** By field; what a reload brings back. */
  kept: (texts: Texts, phone: string) => Entries;
  /** What a reload does not bring back: the code, the password, the consent. */
  secret?: Entries;
  ticks?: boolean;
  /** Asks for a code first, which goes into the field `code`. */
  hasCode?: boolean;
  arrived: (texts: Texts) => string;
}

const contact = (phone: string): Entries => ({
  company_name: 'Berth Network Co.',
  contact: 'Jane Doe',
  phone,
  email: 'jane@berth.example',
});
const receipt = ({ requestForm }: Texts) => requestForm.receipt.title;

const cases: FormCase[] = [
  {
    name: 'registration',
    path: '/register',
    call: '/register/add',
    kept: (_texts, phone) => ({ phone, user_name: 'harbour2026', company_name: 'Berth Network Co.' }),
    secret: { password: 'harbour7walls' },
    ticks: true,
    hasCode: true,
    arrived: ({ success }) => success.done,
  },
  {
    name: 'the invitation',
    path: '/staffregister?token=sample-open-joins-at-once',
    call: '/invite_staff/add',
    kept: (_texts, phone) => ({ phone, name: 'Alex Stone' }),
    hasCode: true,
    arrived: ({ invite }) => invite.success.title,
  },
  ...(['/partners', '/ecology'] as const).map((path) => ({
    name: `the application of ${path}`,
    path,
    call: '/application/add',
    kept: (_texts: Texts, phone: string) => ({ ...contact(phone), description: 'Lamps' }),
    arrived: receipt,
  })),
  {
    name: 'private deployment',
    path: '/private/apply',
    call: '/customize/add',
    kept: ({ requestForm }, phone) => ({
      ...contact(phone),
      industry: requestForm.industries[1],
      business_scope: 'Lamps',
      company_size: requestForm.sizes[2],
      website: 'https://berth.example',
      description: 'Two sites',
    }),
    arrived: ({ requestPages }) => requestPages.applied.title,
  },
  {
    name: 'the appointment',
    path: '/appointment',
    call: '/appointment/add',
    kept: (_texts, phone) => ({ name: 'Jane Doe', phone, date: dayFromNow(90), hour: '10:00' }),
    arrived: receipt,
  },
  ...(['/feedback', '/contact', '/contact/new'] as const).map((path) => ({
    name: `the message of ${path}`,
    path,
    call: '/feedback/add',
    kept: (_texts: Texts, phone: string) => ({ content: `It works ${phone}`, contact: 'jane' }),
    arrived: receipt,
  })),
  {
    name: 'closing an account',
    path: '/cancel-account',
    call: '/account/cancel',
    kept: (_texts, phone) => ({ phone, reason: 'Not needed any more' }),
    ticks: true,
    hasCode: true,
    arrived: ({ redirectAndAccount }) => redirectAndAccount.cancel.done.title,
  },
];

const form = (page: Page) => page.locator('main form:has(button[type=submit]):not(:has([name=key]))').first();
const submit = (page: Page) => form(page).locator('button[type=submit]');
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

async function open(page: Page, locale: Locale, path: string): Promise<void> {
  await page.goto(`${site.origin}${localizedPath(locale, path)}`);
  await control(page, '').or(form(page).locator('input').first()).first().waitFor();
  await form(page).locator('input, select, textarea').first().focus();
  await page.locator('astro-island:not([ssr]):has(form)').first().waitFor({ state: 'attached' });
}

async function fillIn(page: Page, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const field = control(page, name);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

async function expectValues(page: Page, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    await expect(control(page, name), name).toHaveValue(value);
  }
}

/** Everything that the form wants, the code included. @returns what has to stay in the fields */
async function complete(page: Page, item: FormCase, texts: Texts): Promise<Entries> {
  const { phone } = newVisitor();
  const entries = { ...item.kept(texts, phone), ...item.secret };
  await fillIn(page, entries);
  if (item.ticks) await form(page).getByRole('checkbox').check();
  if (!item.hasCode) return entries;
  await form(page).getByRole('button', { name: texts.forms.code.get, exact: true }).click();
  await page.getByText(texts.forms.code.sent).waitFor();
  const code = await site.lastCode(`+86${phone}`);
  await control(page, 'code').fill(code);
  return { ...entries, code };
}

for (const locale of localeCodes) {
  const texts = dictionaries[locale];

  for (const [index, item] of cases.entries()) {
    // Each form tells one of the stories: all of them stand in one shell.
    const isTurn = (story: number) => index % 2 === story && inTurn(index >> 1) === locale;

    test.describe(`${item.name} in ${locale}`, () => {
      test.use({ locale: browserLocale(locale) });

      if (isTurn(0)) {
        test.describe('from a lost network to its end', () => {
          test.use({
            expectedFaults: /ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to load resource/,
          });

          const story =
            '§2.10 §2.22 §2.23 §2.28 §2.68 keeps every entry while the network is gone and while the server takes its time, and is sent once';
          test(story, async ({ page, context }) => {
            await open(page, locale, item.path);
            const entries = await complete(page, item, texts);

            await test.step('says that the network is gone', async () => {
              await context.setOffline(true);
              await submit(page).click();
              await expect(
                form(page).getByRole('alert').filter({ hasText: texts.forms.apiErrors.network }),
              ).toBeVisible();
              await expectValues(page, entries);
            });

            await context.setOffline(false);
            const traffic = watchTraffic(page);

            await test.step('can be broken off', async () => {
              await page.route(`**${item.call}`, () => undefined);
              await submit(page).click();
              await expect(form(page)).toHaveAttribute('aria-busy', 'true');
              await expect.poll(() => traffic.to(item.call).length).toBe(1);
              await form(page).getByRole('button', { name: texts.forms.cancel, exact: true }).click();
              await expect(form(page)).toHaveAttribute('aria-busy', 'false');
              await expect(form(page).getByRole('alert')).toHaveCount(0);
              await expectValues(page, entries);
              await page.unroute(`**${item.call}`);
            });

            await test.step('is sent once, however often it is pressed', async () => {
              await submit(page).evaluate((button: HTMLButtonElement) => {
                for (let press = 0; press < 20; press += 1) button.click();
              });

              await expect(page.getByText(item.arrived(texts)).first()).toBeVisible();
              // And the one that was broken off.
              expect(traffic.to(item.call)).toHaveLength(2);
            });
          });
        });
      }

      if (isTurn(1)) {
        test('brings back what was typed after a reload, without secrets, and nothing once it has arrived', async ({
          page,
        }) => {
          await open(page, locale, item.path);
          const { phone } = newVisitor();
          const kept = item.kept(texts, phone);
          await fillIn(page, { ...kept, ...item.secret });
          // A new page of the same tab, so that the browser's own memory of the form does not help.
          await page.goto('about:blank');
          await open(page, locale, item.path.replace(/\?.*/, ''));
          await expectValues(page, kept);
          for (const name of Object.keys(item.secret ?? {}))
            await expect(control(page, name)).toHaveValue('');
          await complete(page, item, texts);
          await submit(page).click();
          await expect(page.getByText(item.arrived(texts)).first()).toBeVisible();

          expect(
            await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/i.test(key))),
          ).toEqual([]);
        });
      }
    });
  }
}

for (const item of cases.filter(({ hasCode }) => hasCode)) {
  test.describe(`the code of ${item.name}`, () => {
    test.use({
      locale: 'en-US',
      expectedFaults: /ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to load resource/,
    });
    const texts = dictionaries['en-US'];

    test('does not start its countdown when it could not be asked for, and goes on counting after a reload', async ({
      page,
      context,
    }) => {
      await open(page, 'en-US', item.path);
      await fillIn(page, item.kept(texts, newVisitor().phone));
      await context.setOffline(true);
      const ask = form(page).getByRole('button', { name: texts.forms.code.get, exact: true });
      await ask.click();
      await expect(
        page.getByText(texts.forms.code.requestFailed.replace('{{reason}}', texts.forms.apiErrors.network)),
      ).toBeVisible();
      await expect(ask).toBeVisible();
      await context.setOffline(false);
      await ask.click();
      await expect(page.getByRole('button', { name: /Resend in \d\d s/ })).toBeVisible();
      await page.reload();

      await expect(page.getByRole('button', { name: /Resend in \d\d s/ })).toBeVisible();
    });
  });
}
