/** The last line of `/detect`: the client is asked for its version when the visitor says so, and not before. */
import { dictionaries } from '#i18n/dictionaries.ts';
import { findBarriers } from '#tests/helpers/axe.ts';
import { startClientSimulator } from '#server/client-simulator/index.ts';
import { VERSION } from '#server/client-simulator/seed.ts';
import { detectSheet } from '#tests/helpers/detect-sheet.ts';
import { expect, guard, setCookies, test } from '#tests/helpers/workbench-page.ts';

test.use({ expectedFaults: /WebSocket connection to .* failed|loopback|local network/i });

test('says that no client has left a session, shows the version of one that is asked, and what to do when it is silent', async ({
  page,
  context,
  baseURL,
}) => {
  const { detect } = dictionaries['zh-CN'];
  const { client: advice } = detect.advice;
  await page.goto('/detect');
  const line = detectSheet(page, 'zh-CN').line('client');
  const ask = line.getByRole('button', { name: detect.askClient });
  await expect(line).toContainText(advice.absent);
  await expect(line.getByRole('button')).toBeHidden();

  const client = await startClientSimulator();
  await setCookies(context, baseURL, client.cookies);
  await page.reload();
  await expect(line).toContainText(advice.versionUnknown);
  expect(client.pageCount).toBe(0);
  await ask.click();
  await expect(line).toContainText(VERSION);
  await expect(line).toContainText(detect.verdicts.pass);
  await expect.poll(() => client.pageCount).toBe(0);
  expect(await findBarriers(page)).toEqual([]);

  await client.close();
  await page.reload();
  await ask.click();
  await expect(line).toContainText(advice.silent);
  await expect(line.getByRole('link', { name: detect.workbench })).toHaveAttribute('href', /app\/site$/);
});

test(
  'connects on the second click where the browser will ask',
  { tag: '@asks' },
  async ({ page, client }) => {
    const { detect } = dictionaries['en-US'];
    const { client: advice } = detect.advice;
    await guard(page, '**/en/detect');
    await page.goto('/en/detect');
    const line = detectSheet(page, 'en-US').line('client');
    const ask = line.getByRole('button', { name: detect.askClient });
    await ask.click();
    await expect(line).toContainText(advice.asks);
    expect(client.pageCount).toBe(0);

    await ask.click();

    // Without a window there is nobody to ask, and Chromium takes silence for a denial.
    await expect(line).toContainText(advice.denied);
  },
);
