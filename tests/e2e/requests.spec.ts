/** The forms that staff answer: their fields, their messages, and what happens to the entries. */
import type { Page } from 'playwright';
import { dictionaries } from '#i18n/dictionaries.ts';
import { type Locale, localizedPath } from '#i18n/locales.ts';
import { dayFromNow } from '#tests/helpers/days.ts';
import { filled } from '#tests/helpers/filled.ts';
import { layoutShiftSum } from '#tests/helpers/layout-shift.ts';
import { browserLocale, fillIn, newVisitor, submitOf } from '#tests/helpers/form-pages.ts';
import { expect, handheld, test } from '#tests/helpers/test.ts';
import { wake, watchTraffic } from '#tests/helpers/traffic.ts';

test.use(handheld);

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
  entries: () => Entries;
  /** The number of complaints about an empty form. */
  missing: number;
  /** Further text before it is filled in. */
  also?: (page: Page, texts: Texts) => Promise<void>;
}

const cases: FormCase[] = [
  {
    path: '/partners',
    call: '/application/add',
    entries: application,
    missing: 4,
  },
  {
    path: '/appointment',
    call: '/appointment/add',
    entries: () => ({ name: 'Jane Doe', phone: newVisitor().phone, date: dayFromNow(90), hour: '10:00' }),
    missing: 4,
    async also(page, { forms }) {
      const date = page.locator('#apply [name=date]');
      await expect(date).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/);
      await date.fill(dayFromNow(-2));
      await submitOf(page).click();
      const day = (await date.getAttribute('min')) ?? '';
      const message = page.getByText(filled(forms.date.tooEarly, { day }));
      await expect(message).toBeVisible();
      await date.fill(day);
      await expect(message).toBeHidden();
    },
  },
  ...['/feedback', '/contact'].map((path) => ({
    path,
    call: '/feedback/add',
    entries: (): Entries => ({
      content: `It works ${newVisitor().phone}`,
      ...(path === '/feedback' && { contact: 'jane' }),
    }),
    missing: 1,
  })),
];

const open = async (page: Page, locale: Locale, path: string) => {
  await page.goto(localizedPath(locale, path));
  await wake(page);
};

test.describe('the forms', () => {
  const locale = 'zh-CN';
  test.use({ locale: browserLocale(locale) });

  test('§1.8 §2.5 §2.18 §2.69 §5.13 §8.19 each form names missing fields and focuses the first, is sent once for a double click, and confirms it', async ({
    page,
  }) => {
    const texts = dictionaries[locale];
    const { fields, receipt } = texts.requestForm;
    const traffic = watchTraffic(page);
    for (const item of cases) {
      await test.step(item.path, async () => {
        await open(page, locale, item.path);
        await submitOf(page).click();
        const refused = page.locator('#apply [aria-invalid=true]');
        await expect(refused).toHaveCount(item.missing);
        await expect(refused.first()).toBeFocused();
        await item.also?.(page, texts);

        const typed = item.entries();
        const before = traffic.to(item.call).length;
        await fillIn(page, typed);
        await submitOf(page).dblclick();

        const isFeedback = item.call === '/feedback/add';
        // Without a contact no reply is promised.
        const isMute = isFeedback && !('contact' in typed);
        const title = isMute ? receipt.muteTitle : receipt.title;
        // The second click may hit the new screen, and focus it.
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
        if (isMute) await expect(page.getByText(receipt.muteText)).toBeVisible();
        for (const value of Object.values(typed)) {
          await expect(page.getByRole('definition').filter({ hasText: value }).first()).toBeVisible();
        }
        if (isFeedback && !isMute) {
          await expect(page.getByRole('term').filter({ hasText: fields.reply })).toBeVisible();
          await expect(page.getByText(fields.contact, { exact: true })).toHaveCount(0);
        }
        expect(traffic.to(item.call)).toHaveLength(before + 1);
      });
    }
  });
});

test.describe('a request form', () => {
  test.use({ locale: 'en-US' });

  test('§2.6 §2.7 §3.39 §5.10 §5.11 checks each field when it is left, restores entries after a reload and in the other language, and shows the sent request after another reload', async ({
    page,
  }) => {
    const { forms, requestForm } = dictionaries['en-US'];
    await open(page, 'en-US', '/private/apply');
    for (const [field, value, message] of [
      ['contact', 'Jane2', forms.contact.endsWithDigit],
      ['email', 'jane@', forms.email.format],
    ] as const) {
      await page.locator(`[name="${field}"]`).fill(value);
      await page.locator(`[name="${field}"]`).blur();

      await expect(page.getByText(message, { exact: true }), value).toBeVisible();
      // The description may be longer than the message.
      const told = new RegExp(RegExp.escape(message));
      await expect(page.locator(`[name="${field}"]`)).toHaveAccessibleDescription(told);
    }

    const typed = {
      ...application(),
      industry: '3',
      business_scope: 'Lamps',
      company_size: '4',
      description: 'Two sites',
    };
    await fillIn(page, typed);
    // A new page of the same tab, which excludes the browser's own form restoration.
    await page.goto('about:blank');
    for (const locale of ['zh-CN', 'en-US'] as const) {
      await open(page, locale, '/private/apply');
      for (const [name, value] of Object.entries(typed))
        await expect(page.locator(`#apply [name="${name}"]`), name).toHaveValue(value);
    }
    await submitOf(page).click();
    await page.waitForURL('**/en/private/success');
    await page.reload();
    for (const text of ['Jane Doe', requestForm.industries[3], requestForm.sizes[4]])
      await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
    expect(await layoutShiftSum(page)).toBeLessThan(0.005);
    await expect(page.getByRole('term').filter({ hasText: requestForm.fields.website })).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();

    await expect(page.getByRole('heading', { name: requestForm.receipt.sent })).toBeHidden();
  });
});
