/** The forms that our staff answer: what each asks for, what it says, and what becomes of what was typed. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { localeCodes, localizedPath, type Locale } from '#i18n/locales.ts';
import { dayFromNow } from '#tests/helpers/days.ts';
import { inTurn } from '#tests/helpers/languages.ts';
import { layoutShiftSum } from '#tests/helpers/layout-shift.ts';
import { browserLocale, newVisitor } from '#tests/helpers/register-page.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { wake, watchTraffic } from '#tests/helpers/traffic.ts';

/** A description may hold more than the message. */
const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

type Texts = (typeof dictionaries)[Locale];
type Entries = Record<string, string>;

const application = (): Entries => ({
  company_name: 'Berth Network Co.',
  contact: 'Jane Doe',
  phone: newVisitor().phone,
  email: 'jane@berth.example',
});

interface FormCase {
  path: string;
  call: string;
  entries: (texts: Texts) => Entries;
  /** What an empty form says. */
  missing: (texts: Texts) => string[];
  success?: string;
}

const applicationMissing = ({ forms }: Texts) => [
  forms.companyName.required,
  forms.contact.required,
  forms.phone.required,
  forms.email.required,
];

const cases: FormCase[] = [
  ...['/partners', '/ecology'].map((path) => ({
    path,
    call: '/application/add',
    entries: application,
    missing: applicationMissing,
  })),
  {
    path: '/private/apply',
    call: '/customize/add',
    entries: ({ requestForm }) => ({
      ...application(),
      industry: requestForm.industries[0],
      business_scope: 'Lamps',
      company_size: requestForm.sizes[4],
    }),
    missing: (texts) => [...applicationMissing(texts), texts.forms.required],
    success: '/private/success',
  },
  {
    path: '/appointment',
    call: '/appointment/add',
    entries: () => ({ name: 'Jane Doe', phone: newVisitor().phone, date: dayFromNow(90), hour: '10:00' }),
    missing: ({ forms }) => [forms.personName.required, forms.phone.required, forms.required],
  },
  ...['/feedback', '/contact', '/contact/new'].map((path) => ({
    path,
    call: '/feedback/add',
    entries: () => ({ content: `It works ${newVisitor().phone}` }),
    missing: ({ forms }: Texts) => [forms.required],
  })),
];

async function fillIn(page: Page, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const field = page.locator(`#apply [name="${name}"]`);
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

const submit = (page: Page) => page.locator('#apply button[type=submit]');

for (const locale of localeCodes) {
  const texts = dictionaries[locale];

  for (const [index, { path, call, entries, missing, success }] of cases.entries()) {
    const isTurn = (behaviour: number) => inTurn(index + behaviour) === locale;

    test.describe(`${path} in ${locale}`, () => {
      test.use({ locale: browserLocale(locale) });
      test.beforeEach(async ({ page }) => {
        await page.goto(localizedPath(locale, path));
        await wake(page);
      });

      if (isTurn(0)) {
        test('§2.69 §5.13 names what is missing and leads to the first of it', async ({ page }) => {
          await submit(page).click();

          for (const text of missing(texts)) {
            await expect(page.locator('#apply').getByText(text, { exact: true }).first()).toBeVisible();
          }
          await expect(page.locator('#apply [aria-invalid=true]').first()).toBeFocused();
        });
      }

      if (isTurn(1)) {
        test('§1.8 §2.5 §8.19 sends once for a double click and says that it arrived', async ({ page }) => {
          const traffic = watchTraffic(page);
          const typed = entries(texts);
          await fillIn(page, typed);
          await submit(page).dblclick();

          // Who left no contact is promised no reply.
          const isMute = call === '/feedback/add';
          const { receipt } = texts.requestForm;
          if (success) await page.waitForURL(`**${localizedPath(locale, success)}`);
          else {
            const title = isMute ? receipt.muteTitle : receipt.title;
            // The second press may land on what has come, and takes the focus there.
            await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
          }
          if (isMute) await expect(page.getByText(receipt.muteText)).toBeVisible();
          for (const value of Object.values(typed)) {
            await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
          }
          expect(traffic.to(call)).toHaveLength(1);
        });
      }
    });
  }
}

test.describe('a request form', () => {
  test.use({ locale: 'en-US', expectedFaults: /ERR_|Failed to load resource/ });
  const { forms, requestForm } = dictionaries['en-US'];

  test.beforeEach(async ({ page }) => {
    await page.goto('/en/private/apply');
    await wake(page);
  });

  test('§5.10 §5.11 answers each entry in its own words when it is left', async ({ page }) => {
    for (const [field, value, message] of [
      ['company_name', 'Berth-Co', forms.companyName.characters],
      ['company_name', '2026', forms.companyName.digitsOnly],
      ['company_name', 'Berth 2', forms.companyName.endsWithDigit],
      ['contact', 'A.B', forms.contact.characters],
      ['contact', '42', forms.contact.digitsOnly],
      ['contact', 'Jane2', forms.contact.endsWithDigit],
      ['phone', '12345', forms.phone.america],
      ['email', 'jane@', forms.email.format],
    ] as const) {
      await page.locator(`[name="${field}"]`).fill(value);
      await page.locator(`[name="${field}"]`).blur();

      await expect(page.getByText(message, { exact: true }), value).toBeVisible();
      await expect(page.locator(`[name="${field}"]`)).toHaveAccessibleDescription(literally(message));
    }
  });

  test('§2.6 §3.39 offers about 25 industries and company sizes up to "200 and higher"', async ({ page }) => {
    const industries = page.locator('select[name=industry] option:not([value=""])');
    expect(await industries.count()).toBeGreaterThanOrEqual(25);
    await expect(page.locator('select[name=company_size] option').last()).toHaveText(
      requestForm.sizes.at(-1) ?? '',
    );
  });

  test('§2.7 shows what was sent again after a reload, and nothing where nothing was sent', async ({
    page,
  }) => {
    await fillIn(page, cases[2]?.entries(dictionaries['en-US']) ?? {});
    await submit(page).click();
    await page.waitForURL('**/en/private/success');
    await page.reload();
    await expect(page.getByRole('definition').filter({ hasText: 'Jane Doe' })).toBeVisible();
    expect(await layoutShiftSum(page)).toBeLessThan(0.005);
    await expect(page.getByRole('term').filter({ hasText: requestForm.fields.website })).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();

    await expect(page.getByRole('heading', { name: requestForm.receipt.sent })).toBeHidden();
  });

  test('calls the way to answer feedback on its receipt what the form calls it', async ({ page }) => {
    await page.goto('/en/feedback');
    await wake(page);
    await fillIn(page, { content: `It works ${newVisitor().phone}`, contact: 'jane' });
    await submit(page).click();

    await expect(page.getByRole('term').filter({ hasText: requestForm.fields.reply })).toBeVisible();
    await expect(page.getByText(requestForm.fields.contact, { exact: true })).toHaveCount(0);
  });

  test('§2.18 takes no appointment for a day that has begun', async ({ page }) => {
    await page.goto('/en/appointment');
    await wake(page);
    const date = page.locator('#apply [name=date]');
    await expect(date).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/);
    await date.fill(dayFromNow(-2));
    await submit(page).click();
    await expect(page.getByText(forms.date.tooEarly)).toBeVisible();
    await date.fill((await date.getAttribute('min')) ?? '');

    await expect(page.getByText(forms.date.tooEarly)).toBeHidden();
  });
});
