/**
 * What a form does when it is submitted twice, when the network goes, when the server takes its time, and when the page is
 * loaded anew: the same for all, since all stand in one shell. `docs/forms.md` lists it form by form.
 */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { browserLocale, newVisitor } from '#tests/helpers/register-page.ts';
import { startSite, type SiteServer } from '#tests/helpers/site-server.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { watchTraffic } from '#tests/helpers/traffic.ts';

test.use(handheld);

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
  path: string;
  /** By field; what a reload brings back. */
  kept: (texts: Texts, phone: string) => Entries;
  /** What a reload does not bring back, beside the code and the consent. */
  secret?: Entries;
  ticks?: boolean;
  /** Asks for a code first, which goes into the field `code`. */
  hasCode?: boolean;
  arrived: (texts: Texts) => string;
}

const registration: FormCase = {
  path: '/register',
  kept: (_texts, phone) => ({ phone, user_name: 'harbour2026', company_name: 'Berth Network Co.' }),
  secret: { password: 'harbour7walls' },
  ticks: true,
  hasCode: true,
  arrived: ({ success }) => success.done,
};

const others: FormCase[] = [
  {
    path: '/staffregister?token=sample-open-joins-at-once',
    kept: (_texts, phone) => ({ phone, name: 'Alex Stone' }),
    hasCode: true,
    arrived: ({ invite }) => invite.success.title,
  },
  {
    path: '/private/apply',
    kept: ({ requestForm }, phone) => ({
      company_name: 'Berth Network Co.',
      contact: 'Jane Doe',
      phone,
      email: 'jane@berth.example',
      industry: requestForm.industries[1],
      business_scope: 'Lamps',
      company_size: requestForm.sizes[2],
      website: 'https://berth.example',
      description: 'Two sites',
    }),
    arrived: ({ requestPages }) => requestPages.applied.title,
  },
  {
    path: '/cancel-account',
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
  await wake(page);
}

async function wake(page: Page): Promise<void> {
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

/** Everything that the form wants, the code included. */
async function complete(page: Page, item: FormCase, texts: Texts): Promise<void> {
  const { phone } = newVisitor();
  await fillIn(page, item.kept(texts, phone));
  if (item.ticks) await form(page).getByRole('checkbox').check();
  if (!item.hasCode) return;
  await form(page).getByRole('button', { name: texts.forms.code.get, exact: true }).click();
  await page.getByText(texts.forms.code.sent).waitFor();
  await control(page, 'code').fill(await site.lastCode(`+86${phone}`));
}

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/i.test(key)));

test.describe('registration', () => {
  test.use({
    locale: browserLocale('zh-CN'),
    expectedFaults: /ERR_INTERNET_DISCONNECTED|dynamically imported|Failed to load resource/,
  });

  test('§2.10 §2.22 §2.23 §2.28 §2.68 keeps every entry while the network is gone, while the server takes its time and after a reload, and is sent once', async ({
    page,
    context,
  }) => {
    const texts = dictionaries['zh-CN'];
    const { code, apiErrors, cancel } = texts.forms;
    const { phone } = newVisitor();
    const kept = registration.kept(texts, phone);
    const call = '/register/add';
    await open(page, 'zh-CN', registration.path);
    await fillIn(page, { ...kept, ...registration.secret });
    const ask = form(page).getByRole('button', { name: code.get, exact: true });
    const counting = form(page).getByRole('button', {
      name: new RegExp(code.resendIn.replace('{{seconds}}', String.raw`\d\d`)),
    });

    await test.step('a code that could not be asked for starts no countdown', async () => {
      await context.setOffline(true);
      await ask.click();
      await expect(page.getByText(code.requestFailed.replace('{{reason}}', apiErrors.network))).toBeVisible();
      await expect(ask).toBeVisible();
      await context.setOffline(false);
      await ask.click();
      await expect(counting).toBeVisible();
    });

    await test.step('a reload brings back what was typed, without secrets, and goes on counting', async () => {
      await page.reload();
      await wake(page);
      await expect(counting).toBeVisible();
      await expectValues(page, { ...kept, password: '' });
      await expect(form(page).getByRole('checkbox')).not.toBeChecked();
    });

    const entries = { ...kept, ...registration.secret, code: await site.lastCode(`+86${phone}`) };
    await fillIn(page, entries);
    await form(page).getByRole('checkbox').check();

    await test.step('says that the network is gone', async () => {
      await context.setOffline(true);
      await submit(page).click();
      await expect(form(page).getByRole('alert').filter({ hasText: apiErrors.network })).toBeVisible();
      await expectValues(page, entries);
    });

    await context.setOffline(false);
    const traffic = watchTraffic(page);

    await test.step('can be broken off', async () => {
      await page.route(`**${call}`, () => undefined);
      await submit(page).click();
      await expect(form(page)).toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => traffic.to(call).length).toBe(1);
      await form(page).getByRole('button', { name: cancel, exact: true }).click();
      await expect(form(page)).toHaveAttribute('aria-busy', 'false');
      await expect(form(page).getByRole('alert')).toHaveCount(0);
      await expectValues(page, entries);
      await page.unroute(`**${call}`);
    });

    await test.step('is sent once, however often it is pressed', async () => {
      await submit(page).evaluate((button: HTMLButtonElement) => {
        for (let press = 0; press < 20; press += 1) button.click();
      });

      await expect(page.getByText(registration.arrived(texts)).first()).toBeVisible();
      // And the one that was broken off.
      expect(traffic.to(call)).toHaveLength(2);
      expect(await draftsOf(page)).toEqual([]);
    });
  });
});

test.describe('other forms', () => {
  test.use({ locale: browserLocale('en-US') });

  test('bring back what was typed after a reload, and nothing once it has arrived', async ({ page }) => {
    const texts = dictionaries['en-US'];
    for (const item of others) {
      await test.step(item.path, async () => {
        await open(page, 'en-US', item.path);
        const kept = item.kept(texts, newVisitor().phone);
        await fillIn(page, kept);
        // A new page of the same tab, so that the browser's own memory of the form does not help.
        await page.goto('about:blank');
        await open(page, 'en-US', item.path.replace(/\?.*/, ''));
        await expectValues(page, kept);
        await complete(page, item, texts);
        await submit(page).click();
        await expect(page.getByText(item.arrived(texts)).first()).toBeVisible();
        expect(await draftsOf(page)).toEqual([]);
      });
    }
  });
});
