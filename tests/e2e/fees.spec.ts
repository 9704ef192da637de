/** The calculator of /fees and its quote. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { routePath } from '#src/config/routes.ts';
import { exampleSelection, plainAmount, sumsOf, type Selection } from '#src/domain/prices.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { filled } from '#tests/helpers/filled.ts';
import { layoutShiftSum } from '#tests/helpers/layout-shift.ts';
import { readPrices } from '#tests/helpers/prices.ts';
import { expect, test } from '#tests/helpers/test.ts';

const locale = 'zh-CN';
const { prices: words } = dictionaries[locale];

test('the calculator keeps its numbers in the address and links to their quote, which prints only days and lines, and says when it has expired', async ({
  page,
}) => {
  const prices = readPrices(locale);
  if (!prices) throw new Error('no prices');
  const first = exampleSelection(prices);
  const five: Selection = { counts: { ...first.counts, shops: 5 }, term: 'year' };
  const firstOf = (selection: Selection) =>
    filled(words.amount, { amount: plainAmount(sumsOf(prices, selection).first, locale) });
  await page.goto(routePath('fees'));
  const shops = page.getByLabel(words.shops, { exact: true });
  const answer = page.locator('.calculator strong');
  await expect(answer).toHaveText(firstOf(first));
  await shops.fill('5');
  await page.getByLabel(words.terms.year).check();
  await expect(answer).toHaveText(firstOf(five));
  await expect(page).toHaveURL(/\?shops=5&term=year$/);
  expect(await layoutShiftSum(page)).toBeLessThan(0.02);
  await shops.fill('');
  await expect(page.getByText(filled(words.wrong, { min: 1, max: 1000 }))).toBeVisible();
  await expect(answer).toHaveText(firstOf(five));
  await shops.fill('5');

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
  await page.goto(`${routePath('quote')}?shops=5&day=2025-01-31`);
  await expect(page.getByRole('link', { name: words.quote.again })).toHaveAttribute('href', /fees\?shops=5/);
  await expect(page.getByText(words.quote.terms.tax)).toBeVisible();
});
