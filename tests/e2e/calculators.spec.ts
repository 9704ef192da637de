/** The calculators: prices on /fees with their quote; on /moving a list of days, on screen, printed and as a calendar. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { routePath } from '#src/config/routes.ts';
import { exampleSelection, plainAmount, type Selection, sumsOf } from '#src/domain/prices.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { filled } from '#tests/helpers/filled.ts';
import { layoutShiftSum } from '#tests/helpers/layout-shift.ts';
import { readPrices } from '#tests/helpers/prices.ts';
import { expect, test } from '#tests/helpers/test.ts';
import { readFile } from 'node:fs/promises';
import { longDay } from '#src/domain/day.ts';

const locale = 'zh-CN';
const { prices: words } = dictionaries[locale];

test('the calculator keeps its numbers in the address and links to their quote, which prints only days and lines, and says when it has expired', async ({
  page,
}) => {
  const prices = readPrices(locale);
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
  await shops.fill('5');

  await page.getByRole('link', { name: words.toQuote }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.quote.meta.title })).toBeVisible();
  await expect(page).toHaveURL(/shops=5.*term=year.*day=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByRole('row', { name: words.sums.first })).toContainText(firstOf(five));
  await page.goBack();
  await expect(answer).toHaveText(firstOf(five));
  await expect(shops).toHaveValue('5');
  await page.goForward();

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

test('the plan of a move has dates, is printed without the page, and is saved as a calendar', async ({
  page,
}) => {
  const { plan, ways, lists } = dictionaries['en-US'].moving;
  await page.goto('/en/moving');
  const days = page.locator('#plan li');
  await page.getByLabel(plan.shops, { exact: true }).fill('12');
  await page.getByLabel(ways.corner, { exact: true }).selectOption(ways.rows.vps.name);
  const third = filled(plan.tasks.shop.name, { shop: 12, count: 12 });
  await expect(days.filter({ hasText: third })).toContainText(filled(plan.day, { first: 23 }));
  await page.getByRole('button', { name: plan.save }).click();
  await expect(page.getByText(plan.needed)).toBeVisible();
  const start = page.getByLabel(plan.start);
  await expect(start).toBeFocused();
  await start.fill('2026-12-28');
  await page.getByLabel(plan.end).fill('2027-01-10');
  await expect(page.getByText(plan.early)).toBeVisible();
  await expect(days.filter({ hasText: plan.tasks.end.name })).toContainText(
    longDay(new Date('2027-01-10'), 'en-US'),
  );
  await page.goto('about:blank');
  await page.goto('/en/moving');
  await start.scrollIntoViewIfNeeded();
  await expect(days.first()).toContainText(ways.rows.vps.cells[0]);
  expect(await findBarriers(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: plan.save }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('move-2026-12-28.ics');
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(await days.count());
  expect(calendar).toContain('DTSTART;VALUE=DATE:20270119');

  await page.emulateMedia({ media: 'print' });
  await expect(days.last()).toBeVisible();
  await expect(page.getByRole('heading', { name: lists.title })).toBeHidden();
  await expect(page.getByRole('button', { name: plan.print })).toBeHidden();
});
