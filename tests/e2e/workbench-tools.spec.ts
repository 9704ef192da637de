/** Several shops at once, named sets of them, and the command bar. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { filled } from '#tests/helpers/filled.ts';
import { expect, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

test('several shops are opened with one question, each with its result; a set of them outlives the page, and opens by its key', async ({
  page,
  client,
}) => {
  const bench = workbenchPage(page, 'zh-CN');
  const { workbenchShop, workbenchTools } = dictionaries['zh-CN'];
  const { bulk, sets } = workbenchShop;
  await bench.open();
  // The question is asked before the client has named the memory.
  await page.getByLabel(bulk.all).evaluate(async (box: HTMLElement, open) => {
    box.click();
    await Promise.resolve();
    [...document.querySelectorAll('button')].find((button) => button.textContent === open)?.click();
  }, bulk.kinds.open);
  await expect(bench.dialog).toContainText(filled(bulk.memory, { need: '20 GB', each: '500 MB' }));
  await expect(bench.dialog).toContainText(filled(bulk.has, { memory: '16 GB' }));
  await expect(
    bench.dialog.getByRole('button', { name: filled(bulk.inGroups, { number: 10 }) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel(filled(bulk.chosen, { number: 40 })).uncheck();

  for (const name of ['Harbor & Pine', 'Northlight Home', 'Casa Naranja']) {
    await page.getByLabel(filled(bulk.choose, { name })).check();
  }
  await expect(page.getByLabel(filled(bulk.chosen, { number: 3 }))).toBeVisible();
  client.state.stores = client.state.stores.filter(({ name }) => name !== 'Casa Naranja');

  await bench.button(bulk.kinds.open).click();
  await expect(bench.dialog).toContainText(filled(bulk.risky, { number: 1 }));
  await bench.confirm(bulk.kinds.open);

  const search = page.getByRole('searchbox', { name: bench.texts.shops.search });
  await search.fill('no such shop');
  await expect(page.getByText(filled(bulk.over, { done: 2, total: 3 }))).toBeVisible();
  await search.clear();
  await page.getByText(bulk.results).click();
  await expect(page.getByText('Casa Naranja: 店铺不存在')).toBeVisible();
  await expect(page.getByText(`Harbor & Pine: ${bulk.done}`)).toBeVisible();
  // Failed shops stay selected.
  await expect(page.getByLabel(filled(bulk.choose, { name: 'Casa Naranja' }))).toBeChecked();
  await expect(page.getByLabel(filled(bulk.choose, { name: 'Harbor & Pine' }))).not.toBeChecked();
  await bench.button(bulk.dismiss).click();
  await expect(page.getByText(bulk.results)).toBeHidden();

  const morning = ['Fenwick Garden', 'Fenwick Goods'];
  await page.getByLabel(filled(bulk.choose, { name: 'Casa Naranja' })).uncheck();
  for (const name of morning) await page.getByLabel(filled(bulk.choose, { name })).check();
  await page.getByText(sets.keep, { exact: true }).click();
  await page.getByLabel(sets.name).fill('7:30');
  expect(await findBarriers(page)).toEqual([]);
  await bench.button(sets.save).click();
  const set = { name: '7:30', number: 2 };
  await expect(bench.button(filled(sets.open, set))).toBeVisible();
  await page.reload();
  await expect(bench.button(filled(sets.open, set))).toBeVisible();
  await bench.go('system');

  await page.keyboard.press('Alt+9');
  await expect(bench.dialog).toContainText(filled(sets.ask, set));
  await expect(bench.dialog).toContainText(filled(bulk.risky, { number: 1 }));
  await expect(bench.dialog).toContainText('1 GB');
  await bench.confirm(bulk.kinds.open);
  for (const name of morning) await bench.shopIs(name, 'open');
  const open = client.state.stores.filter(({ status }) => status === 'open').map(({ name }) => name);
  expect(open.sort()).toEqual([...morning, 'Harbor & Pine', 'Northlight Home'].sort());

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: workbenchTools.commands.label }).fill('7:30');
  await expect(
    page.getByRole('listbox', { name: workbenchTools.commands.title }).getByRole('option'),
  ).toContainText([
    filled(workbenchTools.commands.openSet, set),
    filled(workbenchTools.commands.removeSet, { name: '7:30' }),
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(filled(sets.none, { name: '7:30' }))).toBeVisible();
  await expect(bench.tab('shops')).toHaveAttribute('aria-selected', 'true');
});

test('the command bar finds everything with three keys', async ({ page, client }) => {
  const bench = workbenchPage(page);
  const { commands, favourites } = dictionaries['en-US'].workbenchTools;
  await bench.open();
  await expect(bench.row('Harbor & Pine')).toBeVisible();
  expect(client.pageCount).toBe(1);
  const box = page.getByRole('combobox', { name: commands.label });

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('maple');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Maple Row Kitchen');
  await page.keyboard.press('Control+Enter');
  await bench.shopIs('Maple Row Kitchen', 'open');
  await page.keyboard.press('Control+k');
  await box.fill('maple close');
  await page.keyboard.press('Enter');
  await bench.shopIs('Maple Row Kitchen', 'closed');
  await page.keyboard.press('Control+k');
  await box.fill('maple');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Maple Row Kitchen' })).toBeFocused();

  await bench.button(commands.open).click();
  await box.fill('no such thing');
  await expect(page.getByText(commands.none)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  await page.keyboard.press('Control+k');
  await box.fill('exchange');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(filled(favourites.opened, { title: 'Exchange rates' }))).toBeVisible();
  expect(client.state.tabs.at(-1)?.url).toBe('https://www.xe.com/');

  await page.keyboard.press('Alt+6');
  await expect(bench.tab('system')).toBeFocused();
  await expect(bench.tab('system')).toHaveAttribute('aria-selected', 'true');

  await bench.button(bench.texts.system.restart).click();
  await expect(bench.dialog).toBeVisible();
  await page.keyboard.press('Alt+7');
  await expect(bench.dialog).toBeHidden();
  await expect(bench.tab('logs')).toBeFocused();
});
