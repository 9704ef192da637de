/** The calculator of /fees and the quote that it leads to. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { localizedPath, type Locale } from '#i18n/locales.ts';
import { routePath } from '#src/config/routes.ts';
import { firstWish, plainAmount, sumsOf, type Wish } from '#src/domain/prices.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { layoutShiftSum } from '#tests/helpers/layout-shift.ts';
import { readPrices } from '#tests/helpers/prices.ts';
import { expect, test } from '#tests/helpers/test.ts';

function feesIn(locale: Locale) {
  const { prices: words } = dictionaries[locale];
  const prices = readPrices(locale);
  if (!prices) throw new Error('no prices');
  const path = localizedPath(locale, routePath('fees'));
  const amount = (yuan: number) => words.amount.replace('{{amount}}', plainAmount(yuan, locale));
  const first = firstWish(prices);
  const firstOf = (wish: Wish) => amount(sumsOf(prices, wish).first);
  const five: Wish = { counts: { ...first.counts, shops: 5 }, term: 'year' };
  return {
    words,
    prices,
    path,
    quote: localizedPath(locale, routePath('quote')),
    amount,
    first,
    firstOf,
    five,
  };
}

test('the calculator counts, keeps its numbers in the address, and leads to a quote of them, which is printed with its days and lines alone and says when it has ended', async ({
  page,
}) => {
  const { words, path, quote, first, firstOf, five } = feesIn('zh-CN');
  await page.goto(path);
  const shops = page.getByLabel(words.shops, { exact: true });
  const answer = page.locator('.calculator strong');
  await expect(answer).toHaveText(firstOf(first));
  await shops.fill('5');
  await page.getByLabel(words.terms.year).check();
  await expect(answer).toHaveText(firstOf(five));
  await expect(page).toHaveURL(/\?shops=5&term=year$/);
  await shops.fill('');
  await expect(page.getByText(words.wrong.replace('{{min}}', '1').replace('{{max}}', '1000'))).toBeVisible();
  await expect(answer).toHaveText(firstOf(five));
  await shops.fill('5');
  expect(await findBarriers(page)).toEqual([]);
  expect(await layoutShiftSum(page)).toBeLessThan(0.02);

  await page.getByRole('link', { name: words.toQuote }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.quote.title })).toBeVisible();
  await expect(page).toHaveURL(/shops=5.*term=year.*day=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('row', { name: words.sums.first })).toContainText(firstOf(five));
  await page.goBack();
  await expect(answer).toHaveText(firstOf(five));
  await expect(shops).toHaveValue('5');
  await page.goForward();
  await expect(page.getByRole('row', { name: words.sums.first })).toContainText(firstOf(five));

  const facts = page.locator('.quote__facts');
  await expect(facts).toContainText(words.quote.until);
  await expect(page.getByRole('button', { name: words.quote.print })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('row', { name: words.sums.first })).toBeVisible();
  await expect(facts).toBeVisible();
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('button', { name: words.quote.print }),
    page.getByRole('heading', { name: words.ask.title }),
  ]) {
    await expect(part).toBeHidden();
  }
  await page.emulateMedia({ media: null });
  await page.goto(`${quote}?shops=5&day=2025-01-31`);
  await expect(page.getByRole('link', { name: words.quote.again })).toHaveAttribute('href', /fees\?shops=5/);
  await expect(page.getByText(words.quote.terms.tax)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the prices and an example stand on the page, and the quote says what to ask for', async ({
    page,
  }) => {
    const { words, prices, path, quote, amount, first, firstOf } = feesIn('en-US');
    await page.goto(path);
    await expect(page.getByText(words.noScript)).toBeVisible();
    await expect(page.getByText(firstOf(first)).first()).toBeVisible();
    await expect(page.getByRole('row', { name: words.table.shop })).toContainText(amount(prices.shop.year));
    await expect(page.getByLabel(words.shops, { exact: true })).toBeHidden();

    await page.goto(quote);
    await expect(page.getByText(words.quote.noScript)).toBeVisible();
    await expect(page.getByText(words.ask.items[0])).toBeVisible();
  });
});
