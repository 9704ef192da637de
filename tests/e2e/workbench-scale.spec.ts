/** A thousand shops: only the rows in view are in the page, and neither scrolling nor filtering holds it up. */
import { expect, filled, test, workbenchPage } from '#tests/helpers/workbench-page.ts';

const MOST_ROWS = 60;
const SCROLLS = 40;

test.use({ clientOptions: { storeCount: 1000 } });

test('a thousand shops scroll and filter with a handful of rows in the page', async ({ page, client }) => {
  test.slow(); // a thousand rows on a machine that may be busy
  const bench = workbenchPage(page);
  const { shops } = bench.texts;
  await bench.open();
  await expect(bench.panel.getByText(filled(shops.count, { shown: 1000, total: 1000 }))).toBeVisible();
  const list = bench.panel.getByRole('region');
  const rows = list.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

  const most = await list.evaluate(async (element, steps) => {
    let seen = 0;
    for (let step = 1; step <= steps; step += 1) {
      element.scrollTop = (element.scrollHeight * step) / steps;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      seen = Math.max(seen, element.querySelectorAll('li').length);
    }
    return seen;
  }, SCROLLS);
  expect(most).toBeGreaterThan(5);
  expect(most).toBeLessThan(MOST_ROWS);
  await expect(bench.row(client.state.stores.at(-1)?.name ?? '')).toBeVisible();

  await page.getByRole('searchbox').pressSequentially('amazon uk');
  await expect(bench.panel.getByText(filled(shops.count, { shown: 50, total: 1000 }))).toBeVisible();
  expect(await rows.count()).toBeLessThan(MOST_ROWS);
  await page.getByRole('searchbox').fill('');
  await expect(bench.panel.getByText(filled(shops.count, { shown: 1000, total: 1000 }))).toBeVisible();

  // A figure, not a verdict: on a machine that others use as well, time proves nothing.
  const tasks = await page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks);
  const longest = tasks.length === 0 ? 'none over 50 ms' : `${String(Math.max(...tasks))} ms`;
  test.info().annotations.push({ type: 'longest task', description: longest });
});
