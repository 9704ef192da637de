/** The plan of a move on /moving: a list of days, on screen, printed and as a calendar. */
import { readFile } from 'node:fs/promises';
import { dictionaries } from '#i18n/dictionaries.ts';
import { longDay } from '#src/domain/day.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test } from '#tests/helpers/test.ts';

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
